drop table mail_wishes;
