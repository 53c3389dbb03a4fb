#!/usr/bin/python3
"""A window of WebKitGTK that WebDriver drives. Unlike MiniBrowser it is as narrow as a phone, keeps what pages store in a folder
of its own, and hands on what their scripts throw."""

import argparse
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--profile", required=True)
parser.add_argument("--faults", required=True)
parser.add_argument("--private", action="store_true")
parser.add_argument("--denies-storage", action="store_true")
options, _ = parser.parse_known_args()

if options.private:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
else:
    manager = WebKit2.WebsiteDataManager(
        base_data_directory=options.profile + "/data",
        base_cache_directory=options.profile + "/cache",
    )
# Nothing leaves this machine.
manager.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["localhost", "127.0.0.1"]),
)
context = WebKit2.WebContext(website_data_manager=manager)
if not options.private:
    context.get_cookie_manager().set_persistent_storage(
        options.profile + "/cookies.sqlite", WebKit2.CookiePersistentStorage.SQLITE
    )
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB"])

# Whoever leaves a page cancels what it was loading ahead, and Gatsby lets that error go: it counts only while the page stays.
HAND_ON = """
let isLeft = false;
addEventListener('beforeunload', () => { isLeft = true; });
addEventListener('pageshow', () => { isLeft = false; });
const hand = (text) => window.webkit.messageHandlers.fault.postMessage(text);
addEventListener('error', ({ message, filename, lineno }) => {
  if (message !== undefined) hand(`${message} (${filename}:${lineno})`);
});
addEventListener('unhandledrejection', ({ reason }) => {
  const isOfLoading = /load "\\/page-data\\/|page resources for \\S+ not found|Importing a module script failed|ChunkLoadError/.test(String(reason));
  if (!isLeft || !isOfLoading) hand(`not caught: ${reason}`);
});
"""


def write_fault(_manager, result):
    with open(options.faults, "a", encoding="utf-8") as file:
        file.write(result.get_js_value().to_string().replace("\n", " ") + "\n")


def create_view(_session):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("fault")
    content.connect("script-message-received::fault", write_fault)
    content.add_script(
        WebKit2.UserScript.new(
            HAND_ON,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    settings = WebKit2.Settings()
    settings.set_enable_webgl(False)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    if options.denies_storage:
        settings.set_enable_html5_local_storage(False)
        settings.set_enable_html5_database(False)
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=content,
        settings=settings,
        is_controlled_by_automation=True,
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(390, 844)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("knurl-window")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


def end_with_driver():
    if os.getppid() == 1:
        loop.quit()
    return True


loop = GLib.MainLoop()
context.connect("automation-started", begin)
GLib.timeout_add_seconds(1, end_with_driver)
loop.run()
