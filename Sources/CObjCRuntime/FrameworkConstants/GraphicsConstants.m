// String constants that CoreGraphics' C functions take.

#import <Foundation/Foundation.h>

NSString *const kCGColorBlack = @"kCGColorBlack";
NSString *const kCGColorClear = @"kCGColorClear";
NSString *const kCGColorWhite = @"kCGColorWhite";
NSString *const kCGColorSpaceGenericCMYK = @"kCGColorSpaceGenericCMYK";
NSString *const kCGColorSpaceGenericGray = @"kCGColorSpaceGenericGray";
NSString *const kCGColorSpaceGenericRGB = @"kCGColorSpaceGenericRGB";
NSString *const kCGPDFContextAuthor = @"kCGPDFContextAuthor";
NSString *const kCGPDFContextCreator = @"kCGPDFContextCreator";
NSString *const kCGPDFContextKeywords = @"kCGPDFContextKeywords";
NSString *const kCGPDFContextMediaBox = @"kCGPDFContextMediaBox";
NSString *const kCGPDFContextOwnerPassword = @"kCGPDFContextOwnerPassword";
NSString *const kCGPDFContextSubject = @"kCGPDFContextSubject";
NSString *const kCGPDFContextTitle = @"kCGPDFContextTitle";
NSString *const kCGPDFContextUserPassword = @"kCGPDFContextUserPassword";
NSString *const kCGPDFContextCropBox = @"kCGPDFContextCropBox";
NSString *const kCGPDFContextBleedBox = @"kCGPDFContextBleedBox";
NSString *const kCGPDFContextTrimBox = @"kCGPDFContextTrimBox";
NSString *const kCGPDFContextArtBox = @"kCGPDFContextArtBox";
NSString *const kCGPDFContextAllowsPrinting = @"kCGPDFContextAllowsPrinting";
NSString *const kCGPDFContextAllowsCopying = @"kCGPDFContextAllowsCopying";
NSString *const kCGPDFContextEncryptionKeyLength = @"kCGPDFContextEncryptionKeyLength";
NSString *const kCGFontVariationAxisName = @"kCGFontVariationAxisName";
NSString *const kCGFontVariationAxisMinValue = @"kCGFontVariationAxisMinValue";
NSString *const kCGFontVariationAxisMaxValue = @"kCGFontVariationAxisMaxValue";
NSString *const kCGFontVariationAxisDefaultValue = @"kCGFontVariationAxisDefaultValue";
