// Time zones by the abbreviations that Apple knows; GNUstep lacks "UTC" and most of the others.

#import <Foundation/Foundation.h>

/// Apple's dictionary, made when first needed, or the one that the app has set.
static NSDictionary *names;

@interface NSTimeZone (Abbreviations)
@end

@implementation NSTimeZone (Abbreviations)

+ (void)setAbbreviationDictionary:(NSDictionary *)dictionary {
    @synchronized([NSTimeZone class]) {
        [names release];
        names = [dictionary copy];
    }
}

+ (NSDictionary *)abbreviationDictionary {
    @synchronized([NSTimeZone class]) {
        if (names == nil) {
            names = [[NSDictionary alloc]
                initWithObjectsAndKeys:@"America/Halifax", @"ADT", @"America/Juneau", @"AKDT", @"America/Juneau", @"AKST",
                                       @"America/Argentina/Buenos_Aires", @"ART", @"America/Halifax", @"AST", @"Asia/Dhaka",
                                       @"BDT", @"America/Sao_Paulo", @"BRST", @"America/Sao_Paulo", @"BRT",
                                       @"Europe/London", @"BST", @"Africa/Harare", @"CAT", @"America/Chicago", @"CDT",
                                       @"Europe/Paris", @"CEST", @"Europe/Paris", @"CET", @"America/Santiago", @"CLST",
                                       @"America/Santiago", @"CLT", @"America/Bogota", @"COT", @"America/Chicago", @"CST",
                                       @"Africa/Addis_Ababa", @"EAT", @"America/New_York", @"EDT", @"Europe/Athens", @"EEST",
                                       @"Europe/Athens", @"EET", @"America/New_York", @"EST", @"GMT", @"GMT", @"Asia/Dubai",
                                       @"GST", @"Asia/Hong_Kong", @"HKT", @"Pacific/Honolulu", @"HST", @"Asia/Bangkok",
                                       @"ICT", @"Asia/Tehran", @"IRST", @"Asia/Kolkata", @"IST", @"Asia/Tokyo", @"JST",
                                       @"Asia/Seoul", @"KST", @"America/Denver", @"MDT", @"Europe/Moscow", @"MSD",
                                       @"Europe/Moscow", @"MSK", @"America/Denver", @"MST", @"Pacific/Auckland", @"NZDT",
                                       @"Pacific/Auckland", @"NZST", @"America/Los_Angeles", @"PDT", @"America/Lima", @"PET",
                                       @"Asia/Manila", @"PHT", @"Asia/Karachi", @"PKT", @"America/Los_Angeles", @"PST",
                                       @"Asia/Singapore", @"SGT", @"UTC", @"UTC", @"Africa/Lagos", @"WAT", @"Europe/Lisbon",
                                       @"WEST", @"Europe/Lisbon", @"WET", @"Asia/Jakarta", @"WIT", nil];
        }
    }
    return [[names retain] autorelease];
}

+ (NSTimeZone *)timeZoneWithAbbreviation:(NSString *)abbreviation {
    NSString *name = [[self abbreviationDictionary] objectForKey:[abbreviation uppercaseString] ?: @""];
    if ([name isEqualToString:@"UTC"] || [name isEqualToString:@"GMT"]) {
        return [NSTimeZone timeZoneWithName:name] ?: [NSTimeZone timeZoneForSecondsFromGMT:0];
    }
    if (name) return [NSTimeZone timeZoneWithName:name];
    return [abbreviation hasPrefix:@"GMT"] ? [NSTimeZone timeZoneWithName:abbreviation] : nil;
}

@end
