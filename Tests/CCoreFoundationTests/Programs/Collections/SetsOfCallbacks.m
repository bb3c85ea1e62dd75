// CFSet with callbacks of the program's own.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static int kept;

static const void *keep(CFAllocatorRef allocator, const void *value) {
    kept++;
    return value;
}

static void let_go(CFAllocatorRef allocator, const void *value) { kept--; }
static CFStringRef describe(const void *value) { return CFStringCreateWithCString(NULL, value, kCFStringEncodingUTF8); }
static Boolean same_letter(const void *one, const void *other) { return *(char *)one == *(char *)other; }
static CFHashCode hash_of(const void *value) { return (CFHashCode) * (char *)value; }
static void count_letters(const void *value, void *context) { *(size_t *)context += strlen(value); }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CFSetRetainCallBack retain = keep;
    CFSetReleaseCallBack release = let_go;
    CFSetCopyDescriptionCallBack copyDescription = describe;
    CFSetEqualCallBack equal = same_letter;
    CFSetHashCallBack hash = hash_of;
    CFSetCallBacks callbacks = {0, retain, release, NULL, equal, hash};
    callbacks.copyDescription = copyDescription;
    const char *pear = "pear", *plum = "plum", *fig = "fig";
    const void *words[] = {pear, plum, fig};
    CFSetRef set = CFSetCreate(NULL, words, 3, &callbacks);
    CHECK(CFGetTypeID(set) == CFSetGetTypeID() && CFSetGetCount(set) == 2 && kept == 2);
    CHECK(CFSetGetValue(set, plum) == pear && CFSetGetValue(set, "x") == NULL);
    const void *found = NULL;
    CHECK(CFSetGetValueIfPresent(set, "figs", &found) && found == fig);
    CHECK(!CFSetGetValueIfPresent(set, "nut", NULL));
    CHECK(CFSetGetCountOfValue(set, plum) == 1 && CFSetGetCountOfValue(set, "nut") == 0);
    CHECK(CFSetContainsValue(set, plum) && !CFSetContainsValue(set, "nut"));
    size_t letters = 0;
    CFSetApplierFunction applier = count_letters;
    CFSetApplyFunction(set, applier, &letters);
    CHECK_NUMBER(letters, 7);
    const void *values[2];
    CFSetGetValues(set, values);
    CHECK((values[0] == pear && values[1] == fig) || (values[0] == fig && values[1] == pear));
    CFSetRef copy = CFSetCreateCopy(NULL, set);
    CHECK(CFEqual(copy, set) && CFSetGetCount(copy) == 2);

    CFMutableSetRef changing = CFSetCreateMutableCopy(NULL, 0, set);
    // Add keeps what is there, replace and set do not; replace adds nothing.
    CFSetAddValue(changing, plum);
    CHECK(CFSetGetValue(changing, plum) == pear);
    CFSetReplaceValue(changing, plum);
    CHECK(CFSetGetValue(changing, pear) == plum);
    CFSetReplaceValue(changing, "nut");
    CHECK_NUMBER(CFSetGetCount(changing), 2);
    CFSetSetValue(changing, "nut");
    CFSetSetValue(changing, pear);
    CHECK(CFSetGetCount(changing) == 3 && CFSetGetValue(changing, plum) == pear);
    CFSetRemoveValue(changing, "n");
    CHECK_NUMBER(CFSetGetCount(changing), 2);
    CFSetRemoveAllValues(changing);
    CHECK_NUMBER(CFSetGetCount(changing), 0);
    CFRelease(changing);
    CFRelease(copy);
    CFRelease(set);
    CHECK_NUMBER(kept, 0);

    CFMutableSetRef texts = CFSetCreateMutable(NULL, 0, &kCFCopyStringSetCallBacks);
    CFMutableStringRef text = CFStringCreateMutableCopy(NULL, 0, CFSTR("one"));
    CFSetAddValue(texts, text);
    CFStringAppend(text, CFSTR("!"));
    CHECK(CFSetContainsValue(texts, CFSTR("one")) && !CFSetContainsValue(texts, text));
    CFMutableSetRef objects = CFSetCreateMutable(NULL, 0, &kCFTypeSetCallBacks);
    CFSetAddValue(objects, text);
    CHECK(CFGetRetainCount(text) == 2 && CFSetGetValue(objects, CFSTR("one!")) == text);
    CFRelease(objects);
    CFRelease(texts);
    CFRelease(text);
    [pool drain];
    return end_of_checks();
}

// > 18 checks
