// Names of time zones that are an offset from GMT. GNUstep names them "GMT-5" and "GMT+0530", the device "GMT-0500" and
// "GMT+0530".

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef id initialized(id, SEL, NSString *, NSData *);
typedef NSString *abbreviated(NSTimeZone *, SEL, NSDate *);
static initialized *former_initialized;
static abbreviated *former_abbreviated;

/// "GMT-0500", or as an abbreviation "GMT-5" and "GMT+5:30". Never freed, as GNUstep expects of names of zones: there
/// are not many.
static NSString *text_of_offset(NSInteger seconds, BOOL isAbbreviation) {
    static NSMutableDictionary *texts[2];
    NSInteger minutes = labs((long)seconds) / 60;
    if (minutes == 0) return @"GMT";
    char sign = seconds < 0 ? '-' : '+', text[32];
    int hour = (int)(minutes / 60), minute = (int)(minutes % 60);
    if (!isAbbreviation) snprintf(text, sizeof text, "GMT%c%02d%02d", sign, hour, minute);
    else if (minute == 0) snprintf(text, sizeof text, "GMT%c%d", sign, hour);
    else snprintf(text, sizeof text, "GMT%c%d:%02d", sign, hour, minute);
    @synchronized([NSTimeZone class]) {
        NSMutableDictionary *kept = texts[isAbbreviation];
        if (kept == nil) kept = texts[isAbbreviation] = [NSMutableDictionary new];
        NSNumber *key = [NSNumber numberWithInteger:seconds < 0 ? -minutes : minutes];
        NSString *known = [kept objectForKey:key];
        if (known == nil) [kept setObject:known = [NSString stringWithUTF8String:text] forKey:key];
        return known;
    }
}

/// Whether a name is an offset from GMT, and a valid one.
enum offset { NoOffset, UnknownOffset, KnownOffset };

/// Reads GMT±hh, GMT±hhmm, GMT±hh:mm and GMT±h:mm, up to 14 hours. Other names with a sign behind GMT are invalid,
/// except the system's GMT+0 and GMT-0.
static enum offset offset_of_name(NSString *name, NSInteger *seconds) {
    if (![name hasPrefix:@"GMT+"] && ![name hasPrefix:@"GMT-"]) return NoOffset;
    const char *text = [name UTF8String] + 4;
    if (strcmp(text, "0") == 0) return NoOffset;
    size_t length = strlen(text), hours = strspn(text, "0123456789");
    BOOL isKnown = hours == length ? length == 2 || length == 4
                                   : hours >= 1 && hours <= 2 && text[hours] == ':' && length == hours + 3 &&
                                         isdigit((unsigned char)text[hours + 1]) && isdigit((unsigned char)text[hours + 2]);
    if (!isKnown) return UnknownOffset;
    int hour = atoi(text), minute = hours == length ? 0 : atoi(text + hours + 1);
    if (hours == 4) {
        minute = hour % 100;
        hour /= 100;
    }
    if (minute > 59 || hour * 60 + minute > 14 * 60) return UnknownOffset;
    *seconds = (hour * 60 + minute) * 60 * ([name characterAtIndex:3] == '-' ? -1 : 1);
    return KnownOffset;
}

static id initialized_with_name(id zone, SEL selector, NSString *name, NSData *data) {
    NSInteger seconds = 0;
    switch (data ? NoOffset : offset_of_name(name, &seconds)) {
        case KnownOffset: return [[NSTimeZone timeZoneForSecondsFromGMT:seconds] retain];
        case UnknownOffset: return nil;
        case NoOffset: break;
    }
    return former_initialized(zone, selector, name, data);
}

static NSString *name_of_offset(NSTimeZone *zone, SEL selector) { return text_of_offset([zone secondsFromGMT], NO); }

static NSString *abbreviation_of_offset(NSTimeZone *zone, SEL selector, NSDate *date) {
    return text_of_offset([zone secondsFromGMT], YES);
}

/// For many zones the system's files now have numbers as abbreviations, such as "-03"; the phone had "GMT-3".
static NSString *abbreviation(NSTimeZone *zone, SEL selector, NSDate *date) {
    NSString *text = former_abbreviated(zone, selector, date);
    if (![text hasPrefix:@"+"] && ![text hasPrefix:@"-"]) return text;
    return text_of_offset([zone secondsFromGMTForDate:date], YES);
}

INSTALL(offsets_from_gmt) {
    former_initialized = (initialized *)replace_instance_method(objc_lookUpClass("GSPlaceholderTimeZone"),
                                                                @selector(initWithName:data:), (IMP)initialized_with_name);
    Class offsets = objc_lookUpClass("GSAbsTimeZone");
    replace_instance_method(offsets, @selector(name), (IMP)name_of_offset);
    replace_instance_method(offsets, @selector(abbreviationForDate:), (IMP)abbreviation_of_offset);
    former_abbreviated = (abbreviated *)replace_instance_method(objc_lookUpClass("GSTimeZone"),
                                                                @selector(abbreviationForDate:), (IMP)abbreviation);
}
