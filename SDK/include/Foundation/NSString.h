#pragma once

// NSString and NSMutableString as Apple declares them, in place of GNUstep's header: locales are of any class (NSLocale, or a
// dictionary), and GNUstep's additions stay out of sight. Paths are in NSPathUtilities.h, escapes of URLs in NSURL.h.

#define __NSString_h_GNUSTEP_BASE_INCLUDE

#import <Foundation/NSObject.h>
#import <Foundation/NSRange.h>
#include <limits.h>
#include <stdarg.h>

@class NSArray, NSCharacterSet, NSData, NSDictionary, NSError, NSLocale, NSString, NSURL;

typedef uint16_t unichar;

/// Characters have 16 bits.
#define NS_UNICHAR_IS_EIGHT_BIT 0
#define NSMaximumStringLength (INT_MAX - 1)

FOUNDATION_EXPORT NSString *const NSParseErrorException;
FOUNDATION_EXPORT NSString *const NSCharacterConversionException;

enum {
    NSCaseInsensitiveSearch = 1,
    NSLiteralSearch = 2,
    NSBackwardsSearch = 4,
    NSAnchoredSearch = 8,
    NSNumericSearch = 64,
    NSDiacriticInsensitiveSearch = 128,
    NSWidthInsensitiveSearch = 256,
    NSForcedOrderingSearch = 512,
    NSRegularExpressionSearch = 1024
};
typedef NSUInteger NSStringCompareOptions;

enum {
    NSASCIIStringEncoding = 1,
    NSNEXTSTEPStringEncoding = 2,
    NSJapaneseEUCStringEncoding = 3,
    NSUTF8StringEncoding = 4,
    NSISOLatin1StringEncoding = 5,
    NSSymbolStringEncoding = 6,
    NSNonLossyASCIIStringEncoding = 7,
    NSShiftJISStringEncoding = 8,
    NSISOLatin2StringEncoding = 9,
    NSUnicodeStringEncoding = 10,
    NSWindowsCP1251StringEncoding = 11,
    NSWindowsCP1252StringEncoding = 12,
    NSWindowsCP1253StringEncoding = 13,
    NSWindowsCP1254StringEncoding = 14,
    NSWindowsCP1250StringEncoding = 15,
    NSISO2022JPStringEncoding = 21,
    NSMacOSRomanStringEncoding = 30,
    NSProprietaryStringEncoding = 65536,
    NSUTF16StringEncoding = NSUnicodeStringEncoding,
    NSUTF16BigEndianStringEncoding = 0x90000100,
    NSUTF16LittleEndianStringEncoding = 0x94000100,
    NSUTF32StringEncoding = 0x8c000100,
    NSUTF32BigEndianStringEncoding = 0x98000100,
    NSUTF32LittleEndianStringEncoding = 0x9c000100
};
/// As wide as GNUstep's, since methods write encodings to where `usedEncoding:` points.
typedef unsigned int NSStringEncoding;

enum {
    NSStringEncodingConversionAllowLossy = 1,
    NSStringEncodingConversionExternalRepresentation = 2
};
typedef NSUInteger NSStringEncodingConversionOptions;

@interface NSString : NSObject <NSCopying, NSMutableCopying, NSCoding>
- (NSUInteger)length;
- (unichar)characterAtIndex:(NSUInteger)index;
@end

@interface NSString (NSStringExtensionMethods)
- (void)getCharacters:(unichar *)buffer range:(NSRange)range;

- (NSString *)substringFromIndex:(NSUInteger)from;
- (NSString *)substringToIndex:(NSUInteger)to;
- (NSString *)substringWithRange:(NSRange)range;

- (NSComparisonResult)compare:(NSString *)string;
- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options;
- (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSComparisonResult)compare:(NSString *)string
                      options:(NSStringCompareOptions)options
                        range:(NSRange)range
                       locale:(id)locale;
- (NSComparisonResult)caseInsensitiveCompare:(NSString *)string;
- (NSComparisonResult)localizedCompare:(NSString *)string;
- (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)string;
- (BOOL)isEqualToString:(NSString *)string;
- (BOOL)hasPrefix:(NSString *)string;
- (BOOL)hasSuffix:(NSString *)string;

- (NSRange)rangeOfString:(NSString *)string;
- (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options;
- (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSRange)rangeOfString:(NSString *)string
                 options:(NSStringCompareOptions)options
                   range:(NSRange)range
                  locale:(NSLocale *)locale;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options;
- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options range:(NSRange)range;
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index;
- (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range;

- (NSString *)stringByAppendingString:(NSString *)string;
- (NSString *)stringByAppendingFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);

- (double)doubleValue;
- (float)floatValue;
- (int)intValue;
- (NSInteger)integerValue;
- (long long)longLongValue;
- (BOOL)boolValue;

- (NSArray *)componentsSeparatedByString:(NSString *)separator;
- (NSArray *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)separators;
- (NSString *)commonPrefixWithString:(NSString *)string options:(NSStringCompareOptions)options;

- (NSString *)uppercaseString;
- (NSString *)lowercaseString;
- (NSString *)capitalizedString;
- (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
- (NSString *)stringByPaddingToLength:(NSUInteger)length
                           withString:(NSString *)padding
                      startingAtIndex:(NSUInteger)index;

- (void)getLineStart:(NSUInteger *)start
                 end:(NSUInteger *)lineEnd
         contentsEnd:(NSUInteger *)contentsEnd
            forRange:(NSRange)range;
- (NSRange)lineRangeForRange:(NSRange)range;
- (void)getParagraphStart:(NSUInteger *)start
                      end:(NSUInteger *)paragraphEnd
              contentsEnd:(NSUInteger *)contentsEnd
                 forRange:(NSRange)range;
- (NSRange)paragraphRangeForRange:(NSRange)range;

- (NSString *)description;
- (NSUInteger)hash;

- (NSStringEncoding)fastestEncoding;
- (NSStringEncoding)smallestEncoding;
- (NSData *)dataUsingEncoding:(NSStringEncoding)encoding allowLossyConversion:(BOOL)lossy;
- (NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
- (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding;
- (const char *)cStringUsingEncoding:(NSStringEncoding)encoding;
- (BOOL)getCString:(char *)buffer maxLength:(NSUInteger)size encoding:(NSStringEncoding)encoding;
- (BOOL)getBytes:(void *)buffer
         maxLength:(NSUInteger)maxBufferCount
        usedLength:(NSUInteger *)usedBufferCount
          encoding:(NSStringEncoding)encoding
           options:(NSStringEncodingConversionOptions)options
             range:(NSRange)range
    remainingRange:(NSRangePointer)leftover;
- (NSUInteger)maximumLengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (const char *)UTF8String;
+ (NSStringEncoding)defaultCStringEncoding;
+ (const NSStringEncoding *)availableStringEncodings;
+ (NSString *)localizedNameOfStringEncoding:(NSStringEncoding)encoding;

- (NSString *)decomposedStringWithCanonicalMapping;
- (NSString *)precomposedStringWithCanonicalMapping;
- (NSString *)decomposedStringWithCompatibilityMapping;
- (NSString *)precomposedStringWithCompatibilityMapping;

- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target
                                        withString:(NSString *)replacement
                                           options:(NSStringCompareOptions)options
                                             range:(NSRange)range;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement;

- (id)init;
- (id)initWithCharactersNoCopy:(unichar *)characters length:(NSUInteger)length freeWhenDone:(BOOL)isFreed;
- (id)initWithCharacters:(const unichar *)characters length:(NSUInteger)length;
- (id)initWithUTF8String:(const char *)bytes;
- (id)initWithString:(NSString *)string;
- (id)initWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (id)initWithFormat:(NSString *)format arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
- (id)initWithFormat:(NSString *)format locale:(id)locale, ... NS_FORMAT_FUNCTION(1, 3);
- (id)initWithFormat:(NSString *)format locale:(id)locale arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0);
- (id)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
- (id)initWithBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding;
- (id)initWithBytesNoCopy:(void *)bytes
                   length:(NSUInteger)length
                 encoding:(NSStringEncoding)encoding
             freeWhenDone:(BOOL)isFreed;
- (id)initWithCString:(const char *)bytes encoding:(NSStringEncoding)encoding;

+ (id)string;
+ (id)stringWithString:(NSString *)string;
+ (id)stringWithCharacters:(const unichar *)characters length:(NSUInteger)length;
+ (id)stringWithUTF8String:(const char *)bytes;
+ (id)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (id)localizedStringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (id)stringWithCString:(const char *)bytes encoding:(NSStringEncoding)encoding;

- (id)initWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)encoding error:(NSError **)error;
- (id)initWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError **)error;
- (id)initWithContentsOfURL:(NSURL *)url usedEncoding:(NSStringEncoding *)used error:(NSError **)error;
- (id)initWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)used error:(NSError **)error;
+ (id)stringWithContentsOfURL:(NSURL *)url encoding:(NSStringEncoding)encoding error:(NSError **)error;
+ (id)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError **)error;
+ (id)stringWithContentsOfURL:(NSURL *)url usedEncoding:(NSStringEncoding *)used error:(NSError **)error;
+ (id)stringWithContentsOfFile:(NSString *)path usedEncoding:(NSStringEncoding *)used error:(NSError **)error;
- (BOOL)writeToURL:(NSURL *)url
        atomically:(BOOL)isAtomic
          encoding:(NSStringEncoding)encoding
             error:(NSError **)error;
- (BOOL)writeToFile:(NSString *)path
         atomically:(BOOL)isAtomic
           encoding:(NSStringEncoding)encoding
              error:(NSError **)error;
@end

@interface NSString (NSExtendedStringPropertyListParsing)
- (id)propertyList;
- (NSDictionary *)propertyListFromStringsFileFormat;
@end

/// The methods of before encodings were named.
@interface NSString (NSStringDeprecated)
- (const char *)cString;
- (const char *)lossyCString;
- (NSUInteger)cStringLength;
- (void)getCString:(char *)bytes;
- (void)getCString:(char *)bytes maxLength:(NSUInteger)size;
- (void)getCString:(char *)bytes
         maxLength:(NSUInteger)size
             range:(NSRange)range
    remainingRange:(NSRangePointer)leftover;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)isAtomic;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)isAtomic;
- (id)initWithContentsOfFile:(NSString *)path;
- (id)initWithContentsOfURL:(NSURL *)url;
+ (id)stringWithContentsOfFile:(NSString *)path;
+ (id)stringWithContentsOfURL:(NSURL *)url;
- (id)initWithCStringNoCopy:(char *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)isFreed;
- (id)initWithCString:(const char *)bytes length:(NSUInteger)length;
- (id)initWithCString:(const char *)bytes;
+ (id)stringWithCString:(const char *)bytes length:(NSUInteger)length;
+ (id)stringWithCString:(const char *)bytes;
- (void)getCharacters:(unichar *)buffer;
@end

@interface NSMutableString : NSString
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
@end

@interface NSMutableString (NSMutableStringExtensionMethods)
- (void)insertString:(NSString *)string atIndex:(NSUInteger)index;
- (void)deleteCharactersInRange:(NSRange)range;
- (void)appendString:(NSString *)string;
- (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)setString:(NSString *)string;
- (id)initWithCapacity:(NSUInteger)capacity;
+ (id)stringWithCapacity:(NSUInteger)capacity;
- (NSUInteger)replaceOccurrencesOfString:(NSString *)target
                              withString:(NSString *)replacement
                                 options:(NSStringCompareOptions)options
                                   range:(NSRange)range;
@end

/// The class of texts in sources.
@interface NSConstantString : NSString {
@public
    const char *const nxcsptr;
    const unsigned int nxcslen;
}
@end
