// CFURL: making, taking apart, changing; files by their URLs; properties and bookmarks.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"
#include <sys/stat.h>
#include <unistd.h>

static Boolean is(CFStringRef string, const char *wanted) {
    char text[300] = "";
    if (string) CFStringGetCString(string, text, sizeof text, kCFStringEncodingUTF8);
    Boolean same = string && strcmp(text, wanted) == 0;
    if (!same) printf("\"%s\", not \"%s\"\n", string ? text : "NULL", wanted);
    if (string) CFRelease(string);
    return same;
}

static CFStringRef text_of(CFURLRef url) { return url ? CFStringCreateCopy(NULL, CFURLGetString(url)) : NULL; }

static Boolean shows(CFURLRef url, const char *wanted) {
    Boolean same = is(text_of(url), wanted);
    if (url) CFRelease(url);
    return same;
}

static void parts(void) {
    CFURLRef url = CFURLCreateWithString(NULL, CFSTR("http://me:pw@host.com:81/a/b;par?q=1#frag"), NULL);
    CHECK(CFGetTypeID(url) == CFURLGetTypeID() && CFURLCanBeDecomposed(url));
    CHECK(is(CFURLCopyUserName(url), "me") && is(CFURLCopyPassword(url), "pw"));
    CHECK(is(CFURLCopyParameterString(url, NULL), "par") && is(CFURLCopyLastPathComponent(url), "b"));
    CHECK(is(CFURLCopyResourceSpecifier(url), ";par?q=1#frag"));
    Boolean absolute = false;
    CHECK(is(CFURLCopyStrictPath(url, &absolute), "a/b") && absolute);
    UInt8 bytes[100];
    CHECK_NUMBER(CFURLGetBytes(url, bytes, sizeof bytes), 41);
    CHECK(CFURLGetBytes(url, bytes, 5) == -1 && CFURLGetBytes(url, NULL, 0) == 41);
    struct {
        CFURLComponentType type;
        const char *text;
    } components[] = {
        {kCFURLComponentScheme, "http"}, {kCFURLComponentNetLocation, "me:pw@host.com:81"}, {kCFURLComponentPath, "/a/b"},
        {kCFURLComponentResourceSpecifier, ";par?q=1#frag"}, {kCFURLComponentUser, "me"}, {kCFURLComponentPassword, "pw"},
        {kCFURLComponentUserInfo, "me:pw"}, {kCFURLComponentHost, "host.com"}, {kCFURLComponentPort, "81"},
        {kCFURLComponentParameterString, "par"}, {kCFURLComponentQuery, "q=1"}, {kCFURLComponentFragment, "frag"},
    };
    CFRange parameter;
    CFURLGetByteRangeForComponent(url, kCFURLComponentParameterString, &parameter);
    CHECK(parameter.location == 28 && parameter.length == 5);
    CFURLGetBytes(url, bytes, sizeof bytes);
    for (size_t i = 0; i < sizeof components / sizeof components[0]; i++) {
        CFRange around, range = CFURLGetByteRangeForComponent(url, components[i].type, &around);
        Boolean same = range.location >= 0 && range.length == (CFIndex)strlen(components[i].text)
            && memcmp(bytes + range.location, components[i].text, (size_t)range.length) == 0;
        if (!same) printf("%s at %ld, %ld\n", components[i].text, range.location, range.length);
        CHECK(same && around.location <= range.location);
    }
    CFRelease(url);
    url = CFURLCreateWithString(NULL, CFSTR("mailto:a@b.c"), NULL);
    CHECK(!CFURLCanBeDecomposed(url) && is(CFURLCopyResourceSpecifier(url), "a@b.c") && CFURLCopyPath(url) == NULL);
    CFRelease(url);
    url = CFURLCreateWithString(NULL, CFSTR(""), NULL);
    CHECK(url && CFURLCopyPath(url) == NULL && CFURLCopyPathExtension(url) == NULL);
    CFRelease(url);
    url = CFURLCreateWithString(NULL, CFSTR("http://host.com"), NULL);
    CHECK(is(CFURLCopyPath(url), ""));
    CFRelease(url);
}

static void making(void) {
    CFURLRef base = CFURLCreateWithBytes(NULL, (const UInt8 *)"http://h/a/b", 12, kCFStringEncodingUTF8, NULL);
    CFURLRef relative = CFURLCreateWithString(NULL, CFSTR("../c"), base);
    CHECK(CFURLGetBaseURL(relative) == base || CFEqual(CFURLGetBaseURL(relative), base));
    CHECK(shows(CFURLCopyAbsoluteURL(relative), "http://h/c"));
    CHECK(shows(CFURLCreateAbsoluteURLWithBytes(NULL, (const UInt8 *)"x?y", 3, kCFStringEncodingUTF8, base, true),
                "http://h/a/x?y"));
    CFDataRef data = CFURLCreateData(NULL, base, kCFStringEncodingUTF8, true);
    CHECK(CFDataGetLength(data) == 12 && memcmp(CFDataGetBytePtr(data), "http://h/a/b", 12) == 0);
    CFRelease(data);
    CHECK(shows(CFURLCreateCopyAppendingPathExtension(NULL, base, CFSTR("html")), "http://h/a/b.html"));
    CFURLRef page = CFURLCreateWithString(NULL, CFSTR("http://h/a/b.html"), NULL);
    CHECK(shows(CFURLCreateCopyDeletingPathExtension(NULL, page), "http://h/a/b"));
    CFRelease(page);
    CFRelease(relative);
    CFRelease(base);

    const UInt8 *path = (const UInt8 *)"/tmp/a b";
    CHECK(shows(CFURLCreateFromFileSystemRepresentation(NULL, path, 8, false), "file:///tmp/a%20b"));
    CFURLPathStyle posix = kCFURLPOSIXPathStyle;
    base = CFURLCreateWithFileSystemPath(NULL, CFSTR("/tmp"), posix, true);
    CFURLRef file = CFURLCreateWithFileSystemPathRelativeToBase(NULL, CFSTR("f.txt"), posix, false, base);
    UInt8 name[100];
    CHECK(CFURLGetFileSystemRepresentation(file, true, name, sizeof name) && strcmp((char *)name, "/tmp/f.txt") == 0);
    CHECK(!CFURLGetFileSystemRepresentation(file, true, name, 4));
    CFURLRef same = CFURLCreateFromFileSystemRepresentationRelativeToBase(NULL, (const UInt8 *)"f.txt", 5, false, base);
    CHECK(is(CFURLCopyFileSystemPath(same, kCFURLPOSIXPathStyle), "f.txt"));
    CFRelease(same);
    CFRelease(file);
    CFRelease(base);
    CHECK(kCFURLWindowsPathStyle == 2 && kCFURLHFSPathStyle == 1);
    CHECK(is(CFURLCreateStringByReplacingPercentEscapesUsingEncoding(NULL, CFSTR("%E9"), CFSTR(""),
                                                                     kCFStringEncodingISOLatin1),
             "\303\251"));
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    parts();
    making();
    [pool drain];
    return end_of_checks();
}

// > 35 checks
