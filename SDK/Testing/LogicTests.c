// The program that tests without an app run in: it loads the bundles that its arguments name.

extern int SenSelfTestMain(void);

int main(void) { return SenSelfTestMain(); }
