#pragma once

// NSScanner as Apple declares it, in place of GNUstep's header: its locale is of any class.

#define __NSScanner_h_GNUSTEP_BASE_INCLUDE

#import <Foundation/NSCharacterSet.h>
#import <Foundation/NSDecimal.h>
#import <Foundation/NSDictionary.h>
#import <Foundation/NSString.h>

@interface NSScanner : NSObject <NSCopying>
- (NSString *)string;
- (NSUInteger)scanLocation;
- (void)setScanLocation:(NSUInteger)location;
- (void)setCharactersToBeSkipped:(NSCharacterSet *)set;
- (void)setCaseSensitive:(BOOL)isCaseSensitive;
- (void)setLocale:(id)locale;
@end

@interface NSScanner (NSExtendedScanner)
- (NSCharacterSet *)charactersToBeSkipped;
- (BOOL)caseSensitive;
- (id)locale;

- (BOOL)scanInt:(int *)value;
- (BOOL)scanInteger:(NSInteger *)value;
- (BOOL)scanHexLongLong:(unsigned long long *)value;
- (BOOL)scanHexFloat:(float *)value;
- (BOOL)scanHexDouble:(double *)value;
- (BOOL)scanHexInt:(unsigned int *)value;
- (BOOL)scanLongLong:(long long *)value;
- (BOOL)scanFloat:(float *)value;
- (BOOL)scanDouble:(double *)value;
- (BOOL)scanString:(NSString *)string intoString:(NSString **)value;
- (BOOL)scanCharactersFromSet:(NSCharacterSet *)set intoString:(NSString **)value;
- (BOOL)scanUpToString:(NSString *)string intoString:(NSString **)value;
- (BOOL)scanUpToCharactersFromSet:(NSCharacterSet *)set intoString:(NSString **)value;
- (BOOL)isAtEnd;

- (id)initWithString:(NSString *)string;
+ (id)scannerWithString:(NSString *)string;
+ (id)localizedScannerWithString:(NSString *)string;
@end

@interface NSScanner (NSDecimalNumberScanning)
- (BOOL)scanDecimal:(NSDecimal *)value;
@end
