// The numbers of options, kinds and states: the phone's, of 32 bits.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static void values_of_CFBase(void) {
    CHECK_NUMBER(kCFCompareLessThan, -1);
    CHECK_NUMBER(kCFCompareEqualTo, 0);
    CHECK_NUMBER(kCFCompareGreaterThan, 1);
    CHECK_NUMBER(kCFNotFound, -1);
}

static void values_of_CFBundle(void) {
    CHECK_NUMBER(kCFBundleExecutableArchitectureI386, 7);
    CHECK_NUMBER(kCFBundleExecutableArchitecturePPC, 18);
    CHECK_NUMBER(kCFBundleExecutableArchitectureX86_64, 16777223);
    CHECK_NUMBER(kCFBundleExecutableArchitecturePPC64, 16777234);
}

static void values_of_CFByteOrder(void) {
    CHECK_NUMBER(CFByteOrderUnknown, 0);
    CHECK_NUMBER(CFByteOrderLittleEndian, 1);
    CHECK_NUMBER(CFByteOrderBigEndian, 2);
}

static void values_of_CFCalendar(void) {
    CHECK_NUMBER(kCFCalendarUnitEra, 2);
    CHECK_NUMBER(kCFCalendarUnitYear, 4);
    CHECK_NUMBER(kCFCalendarUnitMonth, 8);
    CHECK_NUMBER(kCFCalendarUnitDay, 16);
    CHECK_NUMBER(kCFCalendarUnitHour, 32);
    CHECK_NUMBER(kCFCalendarUnitMinute, 64);
    CHECK_NUMBER(kCFCalendarUnitSecond, 128);
    CHECK_NUMBER(kCFCalendarUnitWeek, 256);
    CHECK_NUMBER(kCFCalendarUnitWeekday, 512);
    CHECK_NUMBER(kCFCalendarUnitWeekdayOrdinal, 1024);
    CHECK_NUMBER(kCFCalendarUnitQuarter, 2048);
    CHECK_NUMBER(kCFCalendarUnitWeekOfMonth, 4096);
    CHECK_NUMBER(kCFCalendarUnitWeekOfYear, 8192);
    CHECK_NUMBER(kCFCalendarUnitYearForWeekOfYear, 16384);
    CHECK_NUMBER(kCFCalendarComponentsWrap, 1);
}

static void values_of_CFCharacterSet(void) {
    CHECK_NUMBER(kCFCharacterSetControl, 1);
    CHECK_NUMBER(kCFCharacterSetWhitespace, 2);
    CHECK_NUMBER(kCFCharacterSetWhitespaceAndNewline, 3);
    CHECK_NUMBER(kCFCharacterSetDecimalDigit, 4);
    CHECK_NUMBER(kCFCharacterSetLetter, 5);
    CHECK_NUMBER(kCFCharacterSetLowercaseLetter, 6);
    CHECK_NUMBER(kCFCharacterSetUppercaseLetter, 7);
    CHECK_NUMBER(kCFCharacterSetNonBase, 8);
    CHECK_NUMBER(kCFCharacterSetDecomposable, 9);
    CHECK_NUMBER(kCFCharacterSetAlphaNumeric, 10);
    CHECK_NUMBER(kCFCharacterSetPunctuation, 11);
    CHECK_NUMBER(kCFCharacterSetCapitalizedLetter, 13);
    CHECK_NUMBER(kCFCharacterSetSymbol, 14);
    CHECK_NUMBER(kCFCharacterSetNewline, 15);
    CHECK_NUMBER(kCFCharacterSetIllegal, 12);
}

static void values_of_CFData(void) {
    CHECK_NUMBER(kCFDataSearchBackwards, 1);
    CHECK_NUMBER(kCFDataSearchAnchored, 2);
}

static void values_of_CFDate(void) {
    CHECK_NUMBER(kCFGregorianUnitsYears, 1);
    CHECK_NUMBER(kCFGregorianUnitsMonths, 2);
    CHECK_NUMBER(kCFGregorianUnitsDays, 4);
    CHECK_NUMBER(kCFGregorianUnitsHours, 8);
    CHECK_NUMBER(kCFGregorianUnitsMinutes, 16);
    CHECK_NUMBER(kCFGregorianUnitsSeconds, 32);
    CHECK_NUMBER(kCFGregorianAllUnits, 16777215);
}

static void values_of_CFDateFormatter(void) {
    CHECK_NUMBER(kCFDateFormatterNoStyle, 0);
    CHECK_NUMBER(kCFDateFormatterShortStyle, 1);
    CHECK_NUMBER(kCFDateFormatterMediumStyle, 2);
    CHECK_NUMBER(kCFDateFormatterLongStyle, 3);
    CHECK_NUMBER(kCFDateFormatterFullStyle, 4);
}

static void values_of_CFFileDescriptor(void) {
    CHECK_NUMBER(kCFFileDescriptorReadCallBack, 1);
    CHECK_NUMBER(kCFFileDescriptorWriteCallBack, 2);
}

static void values_of_CFLocale(void) {
    CHECK_NUMBER(kCFLocaleLanguageDirectionUnknown, 0);
    CHECK_NUMBER(kCFLocaleLanguageDirectionLeftToRight, 1);
    CHECK_NUMBER(kCFLocaleLanguageDirectionRightToLeft, 2);
    CHECK_NUMBER(kCFLocaleLanguageDirectionTopToBottom, 3);
    CHECK_NUMBER(kCFLocaleLanguageDirectionBottomToTop, 4);
}

static void values_of_CFMessagePort(void) {
    CHECK_NUMBER(kCFMessagePortSuccess, 0);
    CHECK_NUMBER(kCFMessagePortSendTimeout, -1);
    CHECK_NUMBER(kCFMessagePortReceiveTimeout, -2);
    CHECK_NUMBER(kCFMessagePortIsInvalid, -3);
    CHECK_NUMBER(kCFMessagePortTransportError, -4);
    CHECK_NUMBER(kCFMessagePortBecameInvalidError, -5);
}

static void values_of_CFNotificationCenter(void) {
    CHECK_NUMBER(CFNotificationSuspensionBehaviorDrop, 1);
    CHECK_NUMBER(CFNotificationSuspensionBehaviorCoalesce, 2);
    CHECK_NUMBER(CFNotificationSuspensionBehaviorHold, 3);
    CHECK_NUMBER(CFNotificationSuspensionBehaviorDeliverImmediately, 4);
    CHECK_NUMBER(kCFNotificationDeliverImmediately, 1);
    CHECK_NUMBER(kCFNotificationPostToAllSessions, 2);
}

static void values_of_CFNumber(void) {
    CHECK_NUMBER(kCFNumberSInt8Type, 1);
    CHECK_NUMBER(kCFNumberSInt16Type, 2);
    CHECK_NUMBER(kCFNumberSInt32Type, 3);
    CHECK_NUMBER(kCFNumberSInt64Type, 4);
    CHECK_NUMBER(kCFNumberFloat32Type, 5);
    CHECK_NUMBER(kCFNumberFloat64Type, 6);
    CHECK_NUMBER(kCFNumberCharType, 7);
    CHECK_NUMBER(kCFNumberShortType, 8);
    CHECK_NUMBER(kCFNumberIntType, 9);
    CHECK_NUMBER(kCFNumberLongType, 10);
    CHECK_NUMBER(kCFNumberLongLongType, 11);
    CHECK_NUMBER(kCFNumberFloatType, 12);
    CHECK_NUMBER(kCFNumberDoubleType, 13);
    CHECK_NUMBER(kCFNumberCFIndexType, 14);
    CHECK_NUMBER(kCFNumberNSIntegerType, 15);
    CHECK_NUMBER(kCFNumberCGFloatType, 16);
    CHECK_NUMBER(kCFNumberMaxType, 16);
}

static void values_of_CFNumberFormatter(void) {
    CHECK_NUMBER(kCFNumberFormatterNoStyle, 0);
    CHECK_NUMBER(kCFNumberFormatterDecimalStyle, 1);
    CHECK_NUMBER(kCFNumberFormatterCurrencyStyle, 2);
    CHECK_NUMBER(kCFNumberFormatterPercentStyle, 3);
    CHECK_NUMBER(kCFNumberFormatterScientificStyle, 4);
    CHECK_NUMBER(kCFNumberFormatterSpellOutStyle, 5);
    CHECK_NUMBER(kCFNumberFormatterParseIntegersOnly, 1);
    CHECK_NUMBER(kCFNumberFormatterRoundCeiling, 0);
    CHECK_NUMBER(kCFNumberFormatterRoundFloor, 1);
    CHECK_NUMBER(kCFNumberFormatterRoundDown, 2);
    CHECK_NUMBER(kCFNumberFormatterRoundUp, 3);
    CHECK_NUMBER(kCFNumberFormatterRoundHalfEven, 4);
    CHECK_NUMBER(kCFNumberFormatterRoundHalfDown, 5);
    CHECK_NUMBER(kCFNumberFormatterRoundHalfUp, 6);
    CHECK_NUMBER(kCFNumberFormatterPadBeforePrefix, 0);
    CHECK_NUMBER(kCFNumberFormatterPadAfterPrefix, 1);
    CHECK_NUMBER(kCFNumberFormatterPadBeforeSuffix, 2);
    CHECK_NUMBER(kCFNumberFormatterPadAfterSuffix, 3);
}

static void values_of_CFPropertyList(void) {
    CHECK_NUMBER(kCFPropertyListImmutable, 0);
    CHECK_NUMBER(kCFPropertyListMutableContainers, 1);
    CHECK_NUMBER(kCFPropertyListMutableContainersAndLeaves, 2);
    CHECK_NUMBER(kCFPropertyListOpenStepFormat, 1);
    CHECK_NUMBER(kCFPropertyListXMLFormat_v1_0, 100);
    CHECK_NUMBER(kCFPropertyListBinaryFormat_v1_0, 200);
    CHECK_NUMBER(kCFPropertyListReadCorruptError, 3840);
    CHECK_NUMBER(kCFPropertyListReadUnknownVersionError, 3841);
    CHECK_NUMBER(kCFPropertyListReadStreamError, 3842);
    CHECK_NUMBER(kCFPropertyListWriteStreamError, 3851);
}

static void values_of_CFRunLoop(void) {
    CHECK_NUMBER(kCFRunLoopRunFinished, 1);
    CHECK_NUMBER(kCFRunLoopRunStopped, 2);
    CHECK_NUMBER(kCFRunLoopRunTimedOut, 3);
    CHECK_NUMBER(kCFRunLoopRunHandledSource, 4);
    CHECK_NUMBER(kCFRunLoopEntry, 1);
    CHECK_NUMBER(kCFRunLoopBeforeTimers, 2);
    CHECK_NUMBER(kCFRunLoopBeforeSources, 4);
    CHECK_NUMBER(kCFRunLoopBeforeWaiting, 32);
    CHECK_NUMBER(kCFRunLoopAfterWaiting, 64);
    CHECK_NUMBER(kCFRunLoopExit, 128);
    CHECK_NUMBER(kCFRunLoopAllActivities, 268435455);
}

static void values_of_CFSocket(void) {
    CHECK_NUMBER(kCFSocketSuccess, 0);
    CHECK_NUMBER(kCFSocketError, -1);
    CHECK_NUMBER(kCFSocketTimeout, -2);
    CHECK_NUMBER(kCFSocketNoCallBack, 0);
    CHECK_NUMBER(kCFSocketReadCallBack, 1);
    CHECK_NUMBER(kCFSocketAcceptCallBack, 2);
    CHECK_NUMBER(kCFSocketDataCallBack, 3);
    CHECK_NUMBER(kCFSocketConnectCallBack, 4);
    CHECK_NUMBER(kCFSocketWriteCallBack, 8);
    CHECK_NUMBER(kCFSocketAutomaticallyReenableReadCallBack, 1);
    CHECK_NUMBER(kCFSocketAutomaticallyReenableAcceptCallBack, 2);
    CHECK_NUMBER(kCFSocketAutomaticallyReenableDataCallBack, 3);
    CHECK_NUMBER(kCFSocketAutomaticallyReenableWriteCallBack, 8);
    CHECK_NUMBER(kCFSocketLeaveErrors, 64);
    CHECK_NUMBER(kCFSocketCloseOnInvalidate, 128);
}

static void values_of_CFStream(void) {
    CHECK_NUMBER(kCFStreamStatusNotOpen, 0);
    CHECK_NUMBER(kCFStreamStatusOpening, 1);
    CHECK_NUMBER(kCFStreamStatusOpen, 2);
    CHECK_NUMBER(kCFStreamStatusReading, 3);
    CHECK_NUMBER(kCFStreamStatusWriting, 4);
    CHECK_NUMBER(kCFStreamStatusAtEnd, 5);
    CHECK_NUMBER(kCFStreamStatusClosed, 6);
    CHECK_NUMBER(kCFStreamStatusError, 7);
    CHECK_NUMBER(kCFStreamEventNone, 0);
    CHECK_NUMBER(kCFStreamEventOpenCompleted, 1);
    CHECK_NUMBER(kCFStreamEventHasBytesAvailable, 2);
    CHECK_NUMBER(kCFStreamEventCanAcceptBytes, 4);
    CHECK_NUMBER(kCFStreamEventErrorOccurred, 8);
    CHECK_NUMBER(kCFStreamEventEndEncountered, 16);
    CHECK_NUMBER(kCFStreamErrorDomainCustom, -1);
    CHECK_NUMBER(kCFStreamErrorDomainPOSIX, 1);
    CHECK_NUMBER(kCFStreamErrorDomainMacOSStatus, 2);
}

static void values_of_CFString(void) {
    CHECK_NUMBER(kCFStringEncodingMacRoman, 0);
    CHECK_NUMBER(kCFStringEncodingWindowsLatin1, 1280);
    CHECK_NUMBER(kCFStringEncodingISOLatin1, 513);
    CHECK_NUMBER(kCFStringEncodingNextStepLatin, 2817);
    CHECK_NUMBER(kCFStringEncodingASCII, 1536);
    CHECK_NUMBER(kCFStringEncodingUnicode, 256);
    CHECK_NUMBER(kCFStringEncodingUTF8, 134217984);
    CHECK_NUMBER(kCFStringEncodingNonLossyASCII, 3071);
    CHECK_NUMBER(kCFStringEncodingUTF16, 256);
    CHECK_NUMBER(kCFStringEncodingUTF16BE, 268435712);
    CHECK_NUMBER(kCFStringEncodingUTF16LE, 335544576);
    CHECK_NUMBER(kCFStringEncodingUTF32, 201326848);
    CHECK_NUMBER(kCFStringEncodingUTF32BE, 402653440);
    CHECK_NUMBER(kCFStringEncodingUTF32LE, 469762304);
    CHECK_NUMBER(kCFCompareCaseInsensitive, 1);
    CHECK_NUMBER(kCFCompareBackwards, 4);
    CHECK_NUMBER(kCFCompareAnchored, 8);
    CHECK_NUMBER(kCFCompareNonliteral, 16);
    CHECK_NUMBER(kCFCompareLocalized, 32);
    CHECK_NUMBER(kCFCompareNumerically, 64);
    CHECK_NUMBER(kCFCompareDiacriticInsensitive, 128);
    CHECK_NUMBER(kCFCompareWidthInsensitive, 256);
    CHECK_NUMBER(kCFCompareForcedOrdering, 512);
    CHECK_NUMBER(kCFStringNormalizationFormD, 0);
    CHECK_NUMBER(kCFStringNormalizationFormKD, 1);
    CHECK_NUMBER(kCFStringNormalizationFormC, 2);
    CHECK_NUMBER(kCFStringNormalizationFormKC, 3);
}

static void values_of_CFStringTokenizer(void) {
    CHECK_NUMBER(kCFStringTokenizerUnitWord, 0);
    CHECK_NUMBER(kCFStringTokenizerUnitSentence, 1);
    CHECK_NUMBER(kCFStringTokenizerUnitParagraph, 2);
    CHECK_NUMBER(kCFStringTokenizerUnitLineBreak, 3);
    CHECK_NUMBER(kCFStringTokenizerUnitWordBoundary, 4);
    CHECK_NUMBER(kCFStringTokenizerAttributeLatinTranscription, 65536);
    CHECK_NUMBER(kCFStringTokenizerAttributeLanguage, 131072);
    CHECK_NUMBER(kCFStringTokenizerTokenNone, 0);
    CHECK_NUMBER(kCFStringTokenizerTokenNormal, 1);
    CHECK_NUMBER(kCFStringTokenizerTokenHasSubTokensMask, 2);
    CHECK_NUMBER(kCFStringTokenizerTokenHasDerivedSubTokensMask, 4);
    CHECK_NUMBER(kCFStringTokenizerTokenHasHasNumbersMask, 8);
    CHECK_NUMBER(kCFStringTokenizerTokenHasNonLettersMask, 16);
    CHECK_NUMBER(kCFStringTokenizerTokenIsCJWordMask, 32);
}

static void values_of_CFTimeZone(void) {
    CHECK_NUMBER(kCFTimeZoneNameStyleStandard, 0);
    CHECK_NUMBER(kCFTimeZoneNameStyleShortStandard, 1);
    CHECK_NUMBER(kCFTimeZoneNameStyleDaylightSaving, 2);
    CHECK_NUMBER(kCFTimeZoneNameStyleShortDaylightSaving, 3);
    CHECK_NUMBER(kCFTimeZoneNameStyleGeneric, 4);
    CHECK_NUMBER(kCFTimeZoneNameStyleShortGeneric, 5);
}

static void values_of_CFURL(void) {
    CHECK_NUMBER(kCFURLPOSIXPathStyle, 0);
    CHECK_NUMBER(kCFURLHFSPathStyle, 1);
    CHECK_NUMBER(kCFURLWindowsPathStyle, 2);
    CHECK_NUMBER(kCFURLComponentScheme, 1);
    CHECK_NUMBER(kCFURLComponentNetLocation, 2);
    CHECK_NUMBER(kCFURLComponentPath, 3);
    CHECK_NUMBER(kCFURLComponentResourceSpecifier, 4);
    CHECK_NUMBER(kCFURLComponentUser, 5);
    CHECK_NUMBER(kCFURLComponentPassword, 6);
    CHECK_NUMBER(kCFURLComponentUserInfo, 7);
    CHECK_NUMBER(kCFURLComponentHost, 8);
    CHECK_NUMBER(kCFURLComponentPort, 9);
    CHECK_NUMBER(kCFURLComponentParameterString, 10);
    CHECK_NUMBER(kCFURLComponentQuery, 11);
    CHECK_NUMBER(kCFURLComponentFragment, 12);
    CHECK_NUMBER(kCFURLBookmarkCreationPreferFileIDResolutionMask, 256);
    CHECK_NUMBER(kCFURLBookmarkCreationMinimalBookmarkMask, 512);
    CHECK_NUMBER(kCFURLBookmarkCreationSuitableForBookmarkFile, 1024);
    CHECK_NUMBER(kCFBookmarkResolutionWithoutUIMask, 256);
    CHECK_NUMBER(kCFBookmarkResolutionWithoutMountingMask, 512);
}

static void values_of_CFURLAccess(void) {
    CHECK_NUMBER(kCFURLUnknownError, -10);
    CHECK_NUMBER(kCFURLUnknownSchemeError, -11);
    CHECK_NUMBER(kCFURLResourceNotFoundError, -12);
    CHECK_NUMBER(kCFURLResourceAccessViolationError, -13);
    CHECK_NUMBER(kCFURLRemoteHostUnavailableError, -14);
    CHECK_NUMBER(kCFURLImproperArgumentsError, -15);
    CHECK_NUMBER(kCFURLUnknownPropertyKeyError, -16);
    CHECK_NUMBER(kCFURLPropertyKeyUnavailableError, -17);
    CHECK_NUMBER(kCFURLTimeoutError, -18);
}

static void values_of_CFURLEnumerator(void) {
    CHECK_NUMBER(kCFURLEnumeratorDefaultBehavior, 0);
    CHECK_NUMBER(kCFURLEnumeratorDescendRecursively, 1);
    CHECK_NUMBER(kCFURLEnumeratorSkipInvisibles, 2);
    CHECK_NUMBER(kCFURLEnumeratorGenerateFileReferenceURLs, 4);
    CHECK_NUMBER(kCFURLEnumeratorSkipPackageContents, 8);
    CHECK_NUMBER(kCFURLEnumeratorIncludeDirectoriesPreOrder, 16);
    CHECK_NUMBER(kCFURLEnumeratorIncludeDirectoriesPostOrder, 32);
    CHECK_NUMBER(kCFURLEnumeratorSuccess, 1);
    CHECK_NUMBER(kCFURLEnumeratorEnd, 2);
    CHECK_NUMBER(kCFURLEnumeratorError, 3);
    CHECK_NUMBER(kCFURLEnumeratorDirectoryPostOrderSuccess, 4);
}

int main(void) {
    values_of_CFBase();
    values_of_CFBundle();
    values_of_CFByteOrder();
    values_of_CFCalendar();
    values_of_CFCharacterSet();
    values_of_CFData();
    values_of_CFDate();
    values_of_CFDateFormatter();
    values_of_CFFileDescriptor();
    values_of_CFLocale();
    values_of_CFMessagePort();
    values_of_CFNotificationCenter();
    values_of_CFNumber();
    values_of_CFNumberFormatter();
    values_of_CFPropertyList();
    values_of_CFRunLoop();
    values_of_CFSocket();
    values_of_CFStream();
    values_of_CFString();
    values_of_CFStringTokenizer();
    values_of_CFTimeZone();
    values_of_CFURL();
    values_of_CFURLAccess();
    values_of_CFURLEnumerator();
    return end_of_checks();
}

// > 249 checks
