// Patterns of ICU for dates and times, as the device's settings and the systems of that time have them.
#pragma once
#import <Foundation/Foundation.h>

/// Replaces the narrow space before AM and PM, and "at" or the comma between day and time, of newer locale data by the
/// spaces of that time.
NSString *date_text_with_spaces_of_that_time(NSString *text);

/// ICU's name of the user's locale with the hours that the device's settings say (`VERGER_CLOCK`, h12 or h23); NULL where they
/// say nothing, or a locale of the app's own is used. nil is the user's locale.
const char *date_locale_with_clock(NSLocale *locale);

/// The best pattern of a locale for the fields of a template, such as `jmm`; nil if there is none.
NSString *date_pattern_of_template(NSString *template, const char *locale);

/// The pattern of the formatter's style of times with the hours of the settings; nil where they say nothing.
NSString *date_pattern_with_clock(NSDateFormatter *formatter);
