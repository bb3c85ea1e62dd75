// CFData, CFNumber, CFBoolean, CFDate, CFUUID, CFError.

#import <Foundation/Foundation.h>
#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

/// Numbers that are not finite are recognised by their objects.
static void numbers_without_end(void) {
    CHECK((CFNumberRef)[NSNumber numberWithDouble:INFINITY] == kCFNumberPositiveInfinity);
    CHECK((CFNumberRef)[NSNumber numberWithFloat:-INFINITY] == kCFNumberNegativeInfinity);
    CHECK((CFNumberRef)[[[NSNumber alloc] initWithDouble:NAN] autorelease] == kCFNumberNaN);
    CHECK([NSDecimalNumber notANumber] == [NSDecimalNumber notANumber]);
}

static void bytes(void) {
    const UInt8 text[] = "abcabc";
    CFDataRef data = CFDataCreateWithBytesNoCopy(NULL, text, 6, kCFAllocatorNull);
    CHECK(CFGetTypeID(data) == CFDataGetTypeID() && CFDataGetLength(data) == 6);
    CFDataRef copy = CFDataCreateCopy(NULL, data);
    CHECK(CFEqual(copy, data));
    UInt8 found[4] = {0};
    CFDataGetBytes(data, CFRangeMake(1, 3), found);
    CHECK(memcmp(found, "bca", 3) == 0);
    CFDataRef bc = CFDataCreate(NULL, (const UInt8 *)"bc", 2);
    CFDataSearchFlags none = 0;
    CHECK_NUMBER(CFDataFind(data, bc, CFRangeMake(0, 6), none).location, 1);
    CHECK_NUMBER(CFDataFind(data, bc, CFRangeMake(0, 6), kCFDataSearchBackwards).location, 4);
    CHECK_NUMBER(CFDataFind(data, bc, CFRangeMake(0, 6), kCFDataSearchAnchored).location, kCFNotFound);
    CHECK_NUMBER(CFDataFind(data, bc, CFRangeMake(1, 2), kCFDataSearchAnchored).length, 2);
    CFMutableDataRef changing = CFDataCreateMutableCopy(NULL, 0, data);
    CFDataAppendBytes(changing, (const UInt8 *)"XY", 2);
    CFDataReplaceBytes(changing, CFRangeMake(0, 3), (const UInt8 *)"-", 1);
    CFDataDeleteBytes(changing, CFRangeMake(1, 2));
    CHECK(CFDataGetLength(changing) == 4 && memcmp(CFDataGetBytePtr(changing), "-cXY", 4) == 0);
    CFDataIncreaseLength(changing, 2);
    CHECK(CFDataGetLength(changing) == 6 && CFDataGetBytePtr(changing)[5] == 0);
    CFDataSetLength(changing, 1);
    CHECK_NUMBER(CFDataGetLength(changing), 1);
    CFRelease(changing);
    CFRelease(bc);
    CFRelease(copy);
    CFRelease(data);
}

/// A number has room for what it was made of, in a type that it chooses, and gives it back in that type whole.
static void check_number(CFNumberType type, const void *value, CFIndex size, Boolean is_float, double wanted, int line) {
    CFNumberRef number = CFNumberCreate(NULL, type, value);
    double found = 0;
    CFNumberGetValue(number, kCFNumberDoubleType, &found);
    char same[8] = {0};
    Boolean fits = CFNumberGetValue(number, type, same) && memcmp(same, value, (size_t)size) == 0;
    if (found != wanted || !fits || CFNumberIsFloatType(number) != is_float || CFNumberGetByteSize(number) < 1)
        printf("line %d: %f, %ld bytes\n", line, found, CFNumberGetByteSize(number));
    CFRelease(number);
    number_of_checks++;
}

static void numbers(void) {
    SInt16 sixteen = -300;
    SInt32 thirtyTwo = 70000;
    SInt64 sixtyFour = 1LL << 40;
    float single = 0.5f;
    double wide = 0.25;
    char letter = 'a';
    short narrow = 12;
    long longer = -5;
    long long longest = 77;
    CFIndex index = 9;
    check_number(kCFNumberSInt16Type, &sixteen, 2, false, -300, __LINE__);
    check_number(kCFNumberSInt32Type, &thirtyTwo, 4, false, 70000, __LINE__);
    check_number(kCFNumberSInt64Type, &sixtyFour, 8, false, 1099511627776.0, __LINE__);
    check_number(kCFNumberFloat32Type, &single, 4, true, 0.5, __LINE__);
    check_number(kCFNumberFloat64Type, &wide, 8, true, 0.25, __LINE__);
    check_number(kCFNumberCharType, &letter, 1, false, 97, __LINE__);
    check_number(kCFNumberShortType, &narrow, 2, false, 12, __LINE__);
    check_number(kCFNumberLongType, &longer, sizeof(long), false, -5, __LINE__);
    check_number(kCFNumberLongLongType, &longest, 8, false, 77, __LINE__);
    check_number(kCFNumberFloatType, &single, 4, true, 0.5, __LINE__);
    check_number(kCFNumberCFIndexType, &index, sizeof(CFIndex), false, 9, __LINE__);
    check_number(kCFNumberNSIntegerType, &index, sizeof(NSInteger), false, 9, __LINE__);
    CGFloat width = 1.5;
    check_number(kCFNumberCGFloatType, &width, sizeof(CGFloat), true, 1.5, __LINE__);
    CHECK_NUMBER(kCFNumberMaxType, kCFNumberCGFloatType);
    CFNumberRef number = CFNumberCreate(NULL, kCFNumberSInt32Type, &thirtyTwo);
    CHECK(CFNumberGetType(number) == kCFNumberSInt32Type);
    CHECK_NUMBER(CFNumberCompare(number, kCFNumberPositiveInfinity, NULL), kCFCompareLessThan);
    CHECK_NUMBER(CFNumberCompare(number, kCFNumberNegativeInfinity, NULL), kCFCompareGreaterThan);
    CHECK_NUMBER(CFNumberCompare(number, number, NULL), kCFCompareEqualTo);
    CFRelease(number);
    double nan = 0;
    CFNumberGetValue(kCFNumberNaN, kCFNumberFloat64Type, &nan);
    CHECK(nan != nan);
    CFBooleanRef no = kCFBooleanFalse;
    CHECK(CFBooleanGetValue(kCFBooleanTrue) && !CFBooleanGetValue(no) && CFGetTypeID(no) == CFBooleanGetTypeID());
}

static void dates(void) {
    CHECK(kCFAbsoluteTimeIntervalSince1970 == 978307200 && kCFAbsoluteTimeIntervalSince1904 == 3061152000.0);
    CFDateRef early = CFDateCreate(NULL, 1000), late = CFDateCreate(NULL, 2500);
    CHECK(CFGetTypeID(early) == CFDateGetTypeID() && CFDateGetAbsoluteTime(late) == 2500);
    CHECK(CFDateGetTimeIntervalSinceDate(late, early) == 1500);
    CHECK_NUMBER(CFDateCompare(early, late, NULL), kCFCompareLessThan);
    CHECK_NUMBER(CFDateCompare(late, early, NULL), kCFCompareGreaterThan);
    CFGregorianUnitFlags units = kCFGregorianUnitsMinutes | kCFGregorianUnitsSeconds;
    CFGregorianUnits apart = CFAbsoluteTimeGetDifferenceAsGregorianUnits(2500, 1000, NULL, units);
    CHECK(apart.minutes == 25 && apart.seconds == 0 && apart.hours == 0);
    CFRelease(early);
    CFRelease(late);
}

static void uuids(void) {
    CFUUIDRef one = CFUUIDCreateWithBytes(NULL, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    CFUUIDRef always =
        CFUUIDGetConstantUUIDWithBytes(NULL, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    CHECK(CFEqual(one, always));
    CFUUIDBytes parts = CFUUIDGetUUIDBytes(one);
    CHECK(parts.byte0 == 0 && parts.byte1 == 1 && parts.byte2 == 2 && parts.byte3 == 3 && parts.byte4 == 4);
    CHECK(parts.byte5 == 5 && parts.byte6 == 6 && parts.byte7 == 7 && parts.byte8 == 8 && parts.byte9 == 9);
    CHECK(parts.byte10 == 10 && parts.byte11 == 11 && parts.byte12 == 12 && parts.byte13 == 13);
    CHECK(parts.byte14 == 14 && parts.byte15 == 15);
    CFUUIDRef again = CFUUIDCreateFromUUIDBytes(NULL, parts);
    CHECK(CFEqual(one, again));
    CFRelease(again);
    CFRelease(one);
}

static void errors(void) {
    const void *keys[] = {kCFErrorLocalizedDescriptionKey, kCFErrorLocalizedFailureReasonKey,
                          kCFErrorLocalizedRecoverySuggestionKey, kCFErrorDescriptionKey};
    const void *values[] = {CFSTR("It failed."), CFSTR("Because."), CFSTR("Try again."), CFSTR("failed")};
    CFErrorRef error = CFErrorCreateWithUserInfoKeysAndValues(NULL, kCFErrorDomainPOSIX, 2, keys, values, 4);
    CHECK(CFGetTypeID(error) == CFErrorGetTypeID() && CFErrorGetCode(error) == 2);
    CHECK(CFEqual(CFErrorGetDomain(error), CFSTR("NSPOSIXErrorDomain")));
    CFStringRef text = CFErrorCopyDescription(error);
    CHECK(CFEqual(text, CFSTR("It failed.")));
    CFRelease(text);
    text = CFErrorCopyFailureReason(error);
    CHECK(CFEqual(text, CFSTR("Because.")));
    CFRelease(text);
    text = CFErrorCopyRecoverySuggestion(error);
    CHECK(CFEqual(text, CFSTR("Try again.")));
    CFRelease(text);
    CFDictionaryRef info = CFErrorCopyUserInfo(error);
    CHECK(CFDictionaryGetCount(info) == 4 && CFDictionaryGetValue(info, kCFErrorDescriptionKey) == values[3]);
    CFRelease(info);
    CFRelease(error);
    error = CFErrorCreate(NULL, kCFErrorDomainCocoa, 4, NULL);
    info = CFErrorCopyUserInfo(error);
    CHECK(info && CFDictionaryGetCount(info) == 0);
    CFRelease(info);
    CFRelease(error);
    CHECK(CFEqual(kCFErrorDomainOSStatus, CFSTR("NSOSStatusErrorDomain")));
    CHECK(CFEqual(kCFErrorDomainMach, CFSTR("NSMachErrorDomain")) && [(id)kCFErrorDomainCocoa isEqual:NSCocoaErrorDomain]);
    CHECK([(id)kCFErrorUnderlyingErrorKey isEqual:NSUnderlyingErrorKey] && [(id)kCFErrorURLKey isEqual:NSURLErrorKey]);
    CHECK([(id)kCFErrorFilePathKey isEqual:NSFilePathErrorKey]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    numbers_without_end();
    bytes();
    numbers();
    dates();
    uuids();
    errors();
    [pool drain];
    return end_of_checks();
}

// > 57 checks
