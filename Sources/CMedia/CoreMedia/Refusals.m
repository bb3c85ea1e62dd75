#import "Notice/Refusal.h"
#import <CoreMedia/CoreMedia.h>

OSStatus CMAudioFormatDescriptionCreateSummary(CFAllocatorRef allocator, CFArrayRef formatDescriptionArray,
                                               uint32_t flags,
                                               CMAudioFormatDescriptionRef *summaryFormatDescription) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetDisplayFlags(CMFormatDescriptionRef desc,
                                                CMTextDisplayFlags *displayFlags) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetJustification(CMFormatDescriptionRef desc, CMTextJustificationValue *horizontalJust,
                                                 CMTextJustificationValue *verticalJust) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetDefaultTextBox(CMFormatDescriptionRef desc, Boolean originIsAtTopLeft,
                                                  CGFloat heightOfTextTrack, CGRect *defaultTextBox) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetDefaultStyle(CMFormatDescriptionRef desc, uint16_t *localFontID, Boolean *bold,
                                                Boolean *italic, Boolean *underline, CGFloat *fontSize,
                                                CGFloat colorComponents[4]) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetFontName(CMFormatDescriptionRef desc, uint16_t localFontID,
                                            CFStringRef *fontName) REFUSES(-12745)
OSStatus CMMetadataFormatDescriptionCreateWithKeys(CFAllocatorRef allocator, CMMetadataFormatType metadataType,
                                                   CFArrayRef keys,
                                                   CMMetadataFormatDescriptionRef *description) REFUSES(-12745)
CFDictionaryRef CMMetadataFormatDescriptionGetKeyWithLocalID(CMMetadataFormatDescriptionRef desc,
                                                            OSType localKeyID) REFUSES(NULL)
