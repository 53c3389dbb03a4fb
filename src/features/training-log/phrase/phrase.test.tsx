// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectProblemTiedToField } from '../../../ui/tied-sentence.test-support.ts';
import { NewPhraseSteps } from './new-phrase-steps.tsx';
import { PhraseFields } from './phrase-fields.tsx';
import { testPhraseWordListAndValidator, validPhraseWords } from './phrase.test-support.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const typeInto = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};
const placesAsked = (): readonly number[] =>
  screen.getAllByLabelText(/^Word \d+$/).map((one) => {
    const label = document.querySelector(`label[for="${one.id}"]`);
    return Number(label?.textContent.replace('Word ', ''));
  });

describe('a new phrase', () => {
  const show = () => {
    const onKept = vi.fn();
    const onCancel = vi.fn();
    render(<NewPhraseSteps words={validPhraseWords} onKept={onKept} onCancel={onCancel} />);
    return { onKept, onCancel };
  };

  it('says what losing it means before it shows a word', () => {
    const { onCancel } = show();
    expect(screen.getByText(/nobody can open it again/)).toBeDefined();
    expect(screen.queryByText('apple')).toBeNull();
    press('Not now');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('asks for a word that is missing, and stops saying so while it is typed', () => {
    show();
    press('Show me the words');
    press('I have them');
    press('Go on');
    const [place = 0] = placesAsked();
    expect(screen.getByRole('alert').textContent).toBe(`Type word ${place} of your phrase.`);
    typeInto(`Word ${place}`, 'a');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows twelve words in order, to copy and to save', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { clipboard: { writeText } }),
    );
    show();
    press('Show me the words');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      validPhraseWords,
    );
    press('Copy');
    await screen.findByText(/The words are copied/);
    expect(writeText).toHaveBeenCalledWith(validPhraseWords.join(' '));
    const kept = vi.fn<(file: Blob) => string>(() => 'blob:1');
    Object.assign(URL, { createObjectURL: kept, revokeObjectURL: vi.fn() });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    press('Save as a text file');
    expect(clicked).toHaveBeenCalledOnce();
    expect(await kept.mock.calls[0]?.[0].text()).toContain('12. lemon');
  });

  it('says so where nothing can be copied', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: undefined }));
    show();
    press('Show me the words');
    press('Copy');
    expect((await screen.findByRole('alert')).textContent).toContain('lets nothing be copied');
  });

  it('asks for two different words, and goes on only when both are right', () => {
    const { onKept } = show();
    press('Show me the words');
    press('I have them');
    const places = placesAsked();
    expect(new Set(places).size).toBe(2);
    expect(places[0]).toBeLessThan(places[1] ?? 0);
    const [one = 0, other = 0] = places;
    typeInto(`Word ${one}`, ` ${validPhraseWords[one - 1]?.toUpperCase() ?? ''} `);
    typeInto(`Word ${other}`, 'wrong');
    press('Go on');
    expect(onKept).not.toHaveBeenCalled();
    expectProblemTiedToField(field(`Word ${other}`), screen.getByRole('alert'));
    expect(field(`Word ${other}`).value).toBe('wrong');
    typeInto(`Word ${other}`, validPhraseWords[other - 1] ?? '');
    press('Go on');
    expect(onKept).toHaveBeenCalledOnce();
  });

  it('shows the words again when she hasn’t written them down', () => {
    show();
    press('Show me the words');
    press('I have them');
    press('Show me the words again');
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });
});

describe('a typed phrase', () => {
  const show = (answer?: string) => {
    const onPhrase = vi.fn(async () => answer);
    render(
      <PhraseFields
        book={testPhraseWordListAndValidator}
        action="Open it"
        onPhrase={onPhrase}
        onCancel={vi.fn()}
      />,
    );
    return onPhrase;
  };
  const paste = (label: string, text: string): void => {
    fireEvent.paste(field(label), { clipboardData: { getData: () => text } });
  };

  it('takes a pasted phrase into all its fields, wherever it is pasted', async () => {
    const onPhrase = show();
    paste('Word 3', validPhraseWords.join('\n'));
    expect(field('Word 1').value).toBe('apple');
    expect(field('Word 12').value).toBe('lemon');
    press('Open it');
    await waitFor(() => expect(onPhrase).toHaveBeenCalledWith(validPhraseWords));
  });

  it('goes on to the next field with a space', () => {
    show();
    field('Word 1').focus();
    typeInto('Word 1', 'apple');
    fireEvent.keyDown(field('Word 1'), { key: ' ' });
    expect(document.activeElement).toBe(field('Word 2'));
  });

  it('suggests words for the field that has the focus', () => {
    show();
    fireEvent.focus(field('Word 2'));
    typeInto('Word 2', 'car');
    const list = document.querySelector('datalist');
    expect(field('Word 2').getAttribute('list')).toBe(list?.id);
    expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
      'cart',
      'card',
    ]);
  });

  it('names the doubtful word, marks its field, and keeps the others', async () => {
    const onPhrase = show();
    paste('Word 1', validPhraseWords.with(4, 'enigne').join(' '));
    press('Open it');
    const sentence = await screen.findByText(/Word 5, “enigne”/);
    expectProblemTiedToField(field('Word 5'), sentence);
    expect(field('Word 12').value).toBe('lemon');
    expect(onPhrase).not.toHaveBeenCalled();
  });

  it('says what whoever uses the phrase says of it', async () => {
    show('This phrase is for another log.');
    paste('Word 1', validPhraseWords.join(' '));
    press('Open it');
    expect((await screen.findByRole('alert')).textContent).toBe('This phrase is for another log.');
    expect(field('Word 1').value).toBe('apple');
  });
});
