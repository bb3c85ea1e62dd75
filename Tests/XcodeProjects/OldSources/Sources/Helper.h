char *remembered(const char *text);
