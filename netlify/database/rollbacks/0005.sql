drop table contact_messages;
