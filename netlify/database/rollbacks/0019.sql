drop table rest_pushes;
