// The ways into the framework from outside. They ask for a class by name, since its file is loaded by that.

#include "CSenTestingKit.h"
#include <objc/message.h>
#include <objc/runtime.h>
#include <stdlib.h>

int SenSelfTestMain(void) {
    Class probe = (Class)objc_lookUpClass("SenTestProbe");
    SEL selector = sel_registerName("runTestsOfArguments");
    return ((int (*)(Class, SEL))objc_msgSend)(probe, selector);
}

void tests_wait_for_launch(void) {
    const char *path = getenv("VERGER_TEST_BUNDLE");
    if (path == NULL || *path == 0) return;
    Class probe = (Class)objc_lookUpClass("SenTestProbe");
    SEL selector = sel_registerName("waitForLaunchToTestBundleAt:");
    ((void (*)(Class, SEL, const char *))objc_msgSend)(probe, selector, path);
}
