// The layout tables of Apple's TrueType (Apple's TrueType Reference Manual: morx, kern, just, prop, lcar).
#pragma once
#import <MacTypes.h>

enum {
    kAllTypographicFeaturesType = 0,
    kLigaturesType = 1,
    kCursiveConnectionType = 2,
    kLetterCaseType = 3,
    kVerticalSubstitutionType = 4,
    kLinguisticRearrangementType = 5,
    kNumberSpacingType = 6,
    kSmartSwashType = 8,
    kDiacriticsType = 9,
    kVerticalPositionType = 10,
    kFractionsType = 11,
    kOverlappingCharactersType = 13,
    kTypographicExtrasType = 14,
    kMathematicalExtrasType = 15,
    kOrnamentSetsType = 16,
    kCharacterAlternativesType = 17,
    kDesignComplexityType = 18,
    kStyleOptionsType = 19,
    kCharacterShapeType = 20,
    kNumberCaseType = 21,
    kTextSpacingType = 22,
    kTransliterationType = 23,
    kAnnotationType = 24,
    kKanaSpacingType = 25,
    kIdeographicSpacingType = 26,
    kUnicodeDecompositionType = 27,
    kRubyKanaType = 28,
    kCJKSymbolAlternativesType = 29,
    kIdeographicAlternativesType = 30,
    kCJKVerticalRomanPlacementType = 31,
    kItalicCJKRomanType = 32,
    kCJKRomanSpacingType = 103
};

enum {
    kLastFeatureType = -1,
    kAllTypeFeaturesOnSelector = 0,
    kAllTypeFeaturesOffSelector = 1
};

enum {
    kRequiredLigaturesOnSelector = 0,
    kRequiredLigaturesOffSelector = 1,
    kCommonLigaturesOnSelector = 2,
    kCommonLigaturesOffSelector = 3,
    kRareLigaturesOnSelector = 4,
    kRareLigaturesOffSelector = 5,
    kLogosOnSelector = 6,
    kLogosOffSelector = 7,
    kRebusPicturesOnSelector = 8,
    kRebusPicturesOffSelector = 9,
    kDiphthongLigaturesOnSelector = 10,
    kDiphthongLigaturesOffSelector = 11,
    kSquaredLigaturesOnSelector = 12,
    kSquaredLigaturesOffSelector = 13,
    kAbbrevSquaredLigaturesOnSelector = 14,
    kAbbrevSquaredLigaturesOffSelector = 15,
    kSymbolLigaturesOnSelector = 16,
    kSymbolLigaturesOffSelector = 17
};

enum {
    kUnconnectedSelector = 0,
    kPartiallyConnectedSelector = 1,
    kCursiveSelector = 2
};

enum {
    kUpperAndLowerCaseSelector = 0,
    kAllCapsSelector = 1,
    kAllLowerCaseSelector = 2,
    kSmallCapsSelector = 3,
    kInitialCapsSelector = 4,
    kInitialCapsAndSmallCapsSelector = 5
};

enum {
    kSubstituteVerticalFormsOnSelector = 0,
    kSubstituteVerticalFormsOffSelector = 1
};

enum {
    kLinguisticRearrangementOnSelector = 0,
    kLinguisticRearrangementOffSelector = 1
};

enum {
    kMonospacedNumbersSelector = 0,
    kProportionalNumbersSelector = 1,
    kThirdWidthNumbersSelector = 2,
    kQuarterWidthNumbersSelector = 3
};

enum {
    kWordInitialSwashesOnSelector = 0,
    kWordInitialSwashesOffSelector = 1,
    kWordFinalSwashesOnSelector = 2,
    kWordFinalSwashesOffSelector = 3,
    kLineInitialSwashesOnSelector = 4,
    kLineInitialSwashesOffSelector = 5,
    kLineFinalSwashesOnSelector = 6,
    kLineFinalSwashesOffSelector = 7,
    kNonFinalSwashesOnSelector = 8,
    kNonFinalSwashesOffSelector = 9
};

enum {
    kShowDiacriticsSelector = 0,
    kHideDiacriticsSelector = 1,
    kDecomposeDiacriticsSelector = 2
};

enum {
    kNormalPositionSelector = 0,
    kSuperiorsSelector = 1,
    kInferiorsSelector = 2,
    kOrdinalsSelector = 3
};

enum {
    kNoFractionsSelector = 0,
    kVerticalFractionsSelector = 1,
    kDiagonalFractionsSelector = 2
};

enum {
    kPreventOverlapOnSelector = 0,
    kPreventOverlapOffSelector = 1
};

enum {
    kHyphensToEmDashOnSelector = 0,
    kHyphensToEmDashOffSelector = 1,
    kHyphenToEnDashOnSelector = 2,
    kHyphenToEnDashOffSelector = 3,
    kSlashedZeroOnSelector = 4,
    kSlashedZeroOffSelector = 5,
    kFormInterrobangOnSelector = 6,
    kFormInterrobangOffSelector = 7,
    kSmartQuotesOnSelector = 8,
    kSmartQuotesOffSelector = 9,
    kPeriodsToEllipsisOnSelector = 10,
    kPeriodsToEllipsisOffSelector = 11
};

enum {
    kHyphenToMinusOnSelector = 0,
    kHyphenToMinusOffSelector = 1,
    kAsteriskToMultiplyOnSelector = 2,
    kAsteriskToMultiplyOffSelector = 3,
    kSlashToDivideOnSelector = 4,
    kSlashToDivideOffSelector = 5,
    kInequalityLigaturesOnSelector = 6,
    kInequalityLigaturesOffSelector = 7,
    kExponentsOnSelector = 8,
    kExponentsOffSelector = 9
};

enum {
    kNoOrnamentsSelector = 0,
    kDingbatsSelector = 1,
    kPiCharactersSelector = 2,
    kFleuronsSelector = 3,
    kDecorativeBordersSelector = 4,
    kInternationalSymbolsSelector = 5,
    kMathSymbolsSelector = 6
};

enum {
    kNoAlternatesSelector = 0
};

enum {
    kDesignLevel1Selector = 0,
    kDesignLevel2Selector = 1,
    kDesignLevel3Selector = 2,
    kDesignLevel4Selector = 3,
    kDesignLevel5Selector = 4
};

enum {
    kNoStyleOptionsSelector = 0,
    kDisplayTextSelector = 1,
    kEngravedTextSelector = 2,
    kIlluminatedCapsSelector = 3,
    kTitlingCapsSelector = 4,
    kTallCapsSelector = 5
};

enum {
    kTraditionalCharactersSelector = 0,
    kSimplifiedCharactersSelector = 1,
    kJIS1978CharactersSelector = 2,
    kJIS1983CharactersSelector = 3,
    kJIS1990CharactersSelector = 4,
    kTraditionalAltOneSelector = 5,
    kTraditionalAltTwoSelector = 6,
    kTraditionalAltThreeSelector = 7,
    kTraditionalAltFourSelector = 8,
    kTraditionalAltFiveSelector = 9,
    kExpertCharactersSelector = 10
};

enum {
    kLowerCaseNumbersSelector = 0,
    kUpperCaseNumbersSelector = 1
};

enum {
    kProportionalTextSelector = 0,
    kMonospacedTextSelector = 1,
    kHalfWidthTextSelector = 2
};

enum {
    kNoTransliterationSelector = 0,
    kHanjaToHangulSelector = 1,
    kHiraganaToKatakanaSelector = 2,
    kKatakanaToHiraganaSelector = 3,
    kKanaToRomanizationSelector = 4,
    kRomanizationToHiraganaSelector = 5,
    kRomanizationToKatakanaSelector = 6,
    kHanjaToHangulAltOneSelector = 7,
    kHanjaToHangulAltTwoSelector = 8,
    kHanjaToHangulAltThreeSelector = 9
};

enum {
    kNoAnnotationSelector = 0,
    kBoxAnnotationSelector = 1,
    kRoundedBoxAnnotationSelector = 2,
    kCircleAnnotationSelector = 3,
    kInvertedCircleAnnotationSelector = 4,
    kParenthesisAnnotationSelector = 5,
    kPeriodAnnotationSelector = 6,
    kRomanNumeralAnnotationSelector = 7,
    kDiamondAnnotationSelector = 8,
    kInvertedBoxAnnotationSelector = 9,
    kInvertedRoundedBoxAnnotationSelector = 10
};

enum {
    kFullWidthKanaSelector = 0,
    kProportionalKanaSelector = 1
};

enum {
    kFullWidthIdeographsSelector = 0,
    kProportionalIdeographsSelector = 1,
    kHalfWidthIdeographsSelector = 2
};

enum {
    kCanonicalCompositionOnSelector = 0,
    kCanonicalCompositionOffSelector = 1,
    kCompatibilityCompositionOnSelector = 2,
    kCompatibilityCompositionOffSelector = 3,
    kTranscodingCompositionOnSelector = 4,
    kTranscodingCompositionOffSelector = 5
};

enum {
    kNoRubyKanaSelector = 0,
    kRubyKanaSelector = 1,
    kRubyKanaOnSelector = 2,
    kRubyKanaOffSelector = 3
};

enum {
    kNoCJKSymbolAlternativesSelector = 0,
    kCJKSymbolAltOneSelector = 1,
    kCJKSymbolAltTwoSelector = 2,
    kCJKSymbolAltThreeSelector = 3,
    kCJKSymbolAltFourSelector = 4,
    kCJKSymbolAltFiveSelector = 5
};

enum {
    kNoIdeographicAlternativesSelector = 0,
    kIdeographicAltOneSelector = 1,
    kIdeographicAltTwoSelector = 2,
    kIdeographicAltThreeSelector = 3,
    kIdeographicAltFourSelector = 4,
    kIdeographicAltFiveSelector = 5
};

enum {
    kCJKVerticalRomanCenteredSelector = 0,
    kCJKVerticalRomanHBaselineSelector = 1
};

enum {
    kNoCJKItalicRomanSelector = 0,
    kCJKItalicRomanSelector = 1,
    kCJKItalicRomanOnSelector = 2,
    kCJKItalicRomanOffSelector = 3
};

enum {
    kHalfWidthCJKRomanSelector = 0,
    kProportionalCJKRomanSelector = 1,
    kDefaultCJKRomanSelector = 2,
    kFullWidthCJKRomanSelector = 3
};

enum {
    kSFNTLookupSimpleArray = 0,
    kSFNTLookupSegmentSingle = 2,
    kSFNTLookupSegmentArray = 4,
    kSFNTLookupSingleTable = 6,
    kSFNTLookupTrimmedArray = 8
};

enum {
    kSTClassEndOfText = 0,
    kSTClassOutOfBounds = 1,
    kSTClassDeletedGlyph = 2,
    kSTClassEndOfLine = 3,
    kSTSetMark = 32768,
    kSTNoAdvance = 16384,
    kSTMarkEnd = 8192,
    kSTLigActionMask = 16383,
    kSTRearrVerbMask = 15,
    kSTXHasLigAction = 8192
};

enum {
    kLCARTag = 'lcar',
    kLCARCurrentVersion = 1 << 16
};

enum {
    kLCARLinearFormat = 0,
    kLCARCtlPointFormat = 1
};

enum {
    kJUSTTag = 'just',
    kJUSTCurrentVersion = 1 << 16
};

enum {
    kJUSTStandardFormat = 0,
    kJUSTnoGlyphcode = 65535
};

enum {
    kJUSTpcDecompositionAction = 0,
    kJUSTpcUnconditionalAddAction = 1,
    kJUSTpcConditionalAddAction = 2,
    kJUSTpcGlyphStretchAction = 3,
    kJUSTpcDuctilityAction = 4,
    kJUSTpcGlyphRepeatAddAction = 5
};

enum {
    kJUSTKashidaPriority = 0,
    kJUSTSpacePriority = 1,
    kJUSTLetterPriority = 2,
    kJUSTNullPriority = 3,
    kJUSTPriorityCount = 4,
    kJUSTOverridePriority = 32768,
    kJUSTOverrideLimits = 16384,
    kJUSTOverrideUnlimited = 8192,
    kJUSTUnlimited = 4096,
    kJUSTPriorityMask = 3
};

enum {
    kMORTTag = 'mort',
    kMORTCurrentVersion = 1 << 16,
    kMORTCoverVertical = 32768,
    kMORTCoverDescending = 16384,
    kMORTCoverIgnoreVertical = 8192,
    kMORTCoverTypeMask = 15
};

enum {
    kMORTRearrangementType = 0,
    kMORTContextualType = 1,
    kMORTLigatureType = 2,
    kMORTSwashType = 4,
    kMORTInsertionType = 5
};

enum {
    kMORTLigLastAction = (-2147483647 - 1),
    kMORTLigStoreLigature = 1 << 30,
    kMORTLigFormOffsetMask = 0x3FFFFFFF,
    kMORTLigFormOffsetShift = 2
};

enum {
    kMORTraNoAction = 0,
    kMORTraxA = 1,
    kMORTraDx = 2,
    kMORTraDxA = 3,
    kMORTraxAB = 4,
    kMORTraxBA = 5,
    kMORTraCDx = 6,
    kMORTraDCx = 7,
    kMORTraCDxA = 8,
    kMORTraDCxA = 9,
    kMORTraDxAB = 10,
    kMORTraDxBA = 11,
    kMORTraCDxAB = 12,
    kMORTraCDxBA = 13,
    kMORTraDCxAB = 14,
    kMORTraDCxBA = 15,
    kMORTDoInsertionsBefore = 128
};

enum {
    kMORTIsSplitVowelPiece = 64,
    kMORTInsertionsCountMask = 63,
    kMORTCurrInsertKashidaLike = 8192
};

enum {
    kMORTMarkInsertKashidaLike = 4096
};

enum {
    kMORTCurrInsertBefore = 2048
};

enum {
    kMORTMarkInsertBefore = 1024,
    kMORTMarkJustTableCountMask = 16256,
    kMORTMarkJustTableCountShift = 7,
    kMORTCurrJustTableCountMask = 127,
    kMORTCurrJustTableCountShift = 0,
    kMORTCurrInsertCountMask = 992,
    kMORTCurrInsertCountShift = 5,
    kMORTMarkInsertCountMask = 31,
    kMORTMarkInsertCountShift = 0
};

enum {
    kMORXTag = 'morx',
    kMORXCurrentVersion = 1 << 17,
    kMORXCoverVertical = (-2147483647 - 1),
    kMORXCoverDescending = 1 << 30,
    kMORXCoverIgnoreVertical = 1 << 29,
    kMORXCoverTypeMask = 255
};

enum {
    kPROPTag = 'prop',
    kPROPCurrentVersion = 0x30000
};

enum {
    kPROPPairOffsetShift = 8,
    kPROPPairOffsetSign = 7,
    kPROPIsFloaterMask = 32768
};

enum {
    kPROPCanHangLTMask = 16384,
    kPROPCanHangRBMask = 8192
};

enum {
    kPROPUseRLPairMask = 4096
};

enum {
    kPROPPairOffsetMask = 3840
};

enum {
    kPROPRightConnectMask = 128
};

enum {
    kPROPZeroReserved = 96
};

enum {
    kPROPDirectionMask = 31
};

enum {
    kPROPLDirectionClass = 0,
    kPROPRDirectionClass = 1,
    kPROPALDirectionClass = 2,
    kPROPENDirectionClass = 3,
    kPROPESDirectionClass = 4,
    kPROPETDirectionClass = 5,
    kPROPANDirectionClass = 6,
    kPROPCSDirectionClass = 7,
    kPROPPSDirectionClass = 8,
    kPROPSDirectionClass = 9,
    kPROPWSDirectionClass = 10,
    kPROPONDirectionClass = 11,
    kPROPSENDirectionClass = 12,
    kPROPLREDirectionClass = 13,
    kPROPLRODirectionClass = 14,
    kPROPRLEDirectionClass = 15,
    kPROPRLODirectionClass = 16,
    kPROPPDFDirectionClass = 17,
    kPROPNSMDirectionClass = 18,
    kPROPBNDirectionClass = 19,
    kPROPNumDirectionClasses = 20
};

enum {
    kKERNTag = 'kern',
    kKERNCurrentVersion = 1 << 16
};

enum {
    kKERNVertical = 32768
};

enum {
    kKERNResetCrossStream = 32768
};

enum {
    kKERNCrossStream = 16384
};

enum {
    kKERNVariation = 8192
};

enum {
    kKERNUnusedBits = 7936
};

enum {
    kKERNFormatMask = 255
};

enum {
    kKERNOrderedList = 0,
    kKERNStateTable = 1,
    kKERNSimpleArray = 2,
    kKERNIndexArray = 3
};

enum {
    kKERNLineStart = 1,
    kKERNLineEndKerning = 2,
    kKERNNoCrossKerning = 4,
    kKERNNotesRequested = 8,
    kKERNNoStakeNote = 1,
    kKERNCrossStreamResetNote = 2
};

enum {
    kKERNNotApplied = 1
};

enum {
    kKERXTag = 'kerx',
    kKERXCurrentVersion = 1 << 17
};

enum {
    kKERXVertical = (-2147483647 - 1),
    kKERXResetCrossStream = 32768,
    kKERXCrossStream = 1 << 30
};

enum {
    kKERXVariation = 1 << 29
};

enum {
    kKERXUnusedBits = 0x1FFFFF00
};

enum {
    kKERXFormatMask = 255
};

enum {
    kKERXOrderedList = 0,
    kKERXStateTable = 1,
    kKERXSimpleArray = 2,
    kKERXIndexArray = 3,
    kKERXControlPoint = 4
};

enum {
    kKERXLineStart = 1,
    kKERXLineEndKerning = 2,
    kKERXNoCrossKerning = 4,
    kKERXNotesRequested = 8,
    kKERXNoStakeNote = 1,
    kKERXCrossStreamResetNote = 2
};

enum {
    kKERXNotApplied = 1
};

enum {
    kKERXUsesCoordinates = (-2147483647 - 1),
    kKERXActionOffsetMask = 0x7FFFFFFF
};

// Look-up tables, which all others are made of.
typedef UInt16 SFNTLookupTableFormat;
typedef UInt16 SFNTLookupValue;
typedef UInt16 SFNTLookupOffset;
typedef UInt32 SFNTLookupKind;

typedef struct SFNTLookupBinarySearchHeader {
    UInt16 unitSize, nUnits, searchRange, entrySelector, rangeShift;
} SFNTLookupBinarySearchHeader;

typedef struct SFNTLookupArrayHeader {
    SFNTLookupValue lookupValues[1];
} SFNTLookupArrayHeader;

typedef struct SFNTLookupTrimmedArrayHeader {
    UInt16 firstGlyph, count;
    SFNTLookupValue valueArray[1];
} SFNTLookupTrimmedArrayHeader;

typedef struct SFNTLookupSegment {
    UInt16 lastGlyph, firstGlyph, value[1];
} SFNTLookupSegment;

typedef struct SFNTLookupSegmentHeader {
    SFNTLookupBinarySearchHeader binSearch;
    SFNTLookupSegment segments[1];
} SFNTLookupSegmentHeader;

typedef struct SFNTLookupSingle {
    UInt16 glyph, value[1];
} SFNTLookupSingle;

typedef struct SFNTLookupSingleHeader {
    SFNTLookupBinarySearchHeader binSearch;
    SFNTLookupSingle entries[1];
} SFNTLookupSingleHeader;

typedef union SFNTLookupFormatSpecificHeader {
    SFNTLookupArrayHeader theArray;
    SFNTLookupSegmentHeader segment;
    SFNTLookupSingleHeader single;
    SFNTLookupTrimmedArrayHeader trimmedArray;
} SFNTLookupFormatSpecificHeader;

typedef struct SFNTLookupTable {
    SFNTLookupTableFormat format;
    SFNTLookupFormatSpecificHeader fsHeader;
} SFNTLookupTable;
typedef SFNTLookupTable *SFNTLookupTablePtr;
typedef SFNTLookupTablePtr *SFNTLookupTableHandle;

// State machines, of 'mort' and the like, and with an X of 'morx'.
typedef UInt8 STClass;
typedef UInt8 STEntryIndex;

typedef struct STHeader {
    UInt8 filler;
    STClass nClasses;
    UInt16 classTableOffset, stateArrayOffset, entryTableOffset;
} STHeader;

typedef struct STClassTable {
    UInt16 firstGlyph, nGlyphs;
    STClass classes[1];
} STClassTable;

typedef struct STEntryZero {
    UInt16 newState, flags;
} STEntryZero;

typedef struct STEntryOne {
    UInt16 newState, flags, offset1;
} STEntryOne;

typedef struct STEntryTwo {
    UInt16 newState, flags, offset1, offset2;
} STEntryTwo;

typedef UInt16 STXClass;
typedef UInt16 STXStateIndex;
typedef UInt16 STXEntryIndex;

typedef struct STXHeader {
    UInt32 nClasses, classTableOffset, stateArrayOffset, entryTableOffset;
} STXHeader;

typedef SFNTLookupTable STXClassTable;

typedef struct STXEntryZero {
    STXStateIndex newState;
    UInt16 flags;
} STXEntryZero;

typedef struct STXEntryOne {
    STXStateIndex newState;
    UInt16 flags, index1;
} STXEntryOne;

typedef struct STXEntryTwo {
    STXStateIndex newState;
    UInt16 flags, index1, index2;
} STXEntryTwo;

// 'lcar': carets within ligatures.
typedef struct LcarCaretClassEntry {
    UInt16 count, partials[1];
} LcarCaretClassEntry;

typedef struct LcarCaretTable {
    Fixed version;
    UInt16 format;
    SFNTLookupTable lookup;
} LcarCaretTable;
typedef LcarCaretTable *LcarCaretTablePtr;

// 'just': justification.
typedef UInt16 JustPCActionType;
typedef UInt16 JustificationFlags;

typedef struct JustPCDecompositionAction {
    Fixed lowerLimit, upperLimit;
    UInt16 order, count, glyphs[1];
} JustPCDecompositionAction;

typedef UInt16 JustPCUnconditionalAddAction;

typedef struct JustPCConditionalAddAction {
    Fixed substThreshhold;
    UInt16 addGlyph, substGlyph;
} JustPCConditionalAddAction;

typedef struct JustPCDuctilityAction {
    UInt32 ductilityAxis;
    Fixed minimumLimit, noStretchValue, maximumLimit;
} JustPCDuctilityAction;

typedef struct JustPCGlyphRepeatAddAction {
    UInt16 flags, glyph;
} JustPCGlyphRepeatAddAction;

typedef struct JustPCActionSubrecord {
    UInt16 theClass;
    JustPCActionType theType;
    UInt32 length, data;
} JustPCActionSubrecord;

typedef struct JustPCAction {
    UInt32 actionCount;
    JustPCActionSubrecord actions[1];
} JustPCAction;

typedef struct JustWidthDeltaEntry {
    UInt32 justClass;
    Fixed beforeGrowLimit, beforeShrinkLimit, afterGrowLimit, afterShrinkLimit;
    JustificationFlags growFlags, shrinkFlags;
} JustWidthDeltaEntry;

typedef struct JustWidthDeltaGroup {
    UInt32 count;
    JustWidthDeltaEntry entries[1];
} JustWidthDeltaGroup;

typedef struct JustPostcompTable {
    SFNTLookupTable lookupTable;
} JustPostcompTable;

typedef struct JustDirectionTable {
    UInt16 justClass, widthDeltaClusters, postcomp;
    SFNTLookupTable lookup;
} JustDirectionTable;

typedef struct JustTable {
    Fixed version;
    UInt16 format, horizHeaderOffset, vertHeaderOffset;
} JustTable;

// 'mort' and 'morx': glyphs put in the place of others.
typedef UInt32 MortSubtableMaskFlags;
typedef UInt32 MortLigatureActionEntry;

typedef struct MortRearrangementSubtable {
    STHeader header;
} MortRearrangementSubtable;

typedef struct MortContextualSubtable {
    STHeader header;
    UInt16 substitutionTableOffset;
} MortContextualSubtable;

typedef struct MortLigatureSubtable {
    STHeader header;
    UInt16 ligatureActionTableOffset, componentTableOffset, ligatureTableOffset;
} MortLigatureSubtable;

typedef struct MortSwashSubtable {
    SFNTLookupTable lookup;
} MortSwashSubtable;

typedef struct MortInsertionSubtable {
    STHeader header;
} MortInsertionSubtable;

typedef union MortSpecificSubtable {
    MortRearrangementSubtable rearrangement;
    MortContextualSubtable contextual;
    MortLigatureSubtable ligature;
    MortSwashSubtable swash;
    MortInsertionSubtable insertion;
} MortSpecificSubtable;

typedef struct MortSubtable {
    UInt16 length, coverage;
    MortSubtableMaskFlags flags;
    MortSpecificSubtable u;
} MortSubtable;

typedef struct MortFeatureEntry {
    UInt16 featureType, featureSelector;
    MortSubtableMaskFlags enableFlags, disableFlags;
} MortFeatureEntry;

typedef struct MortChain {
    MortSubtableMaskFlags defaultFlags;
    UInt32 length;
    UInt16 nFeatures, nSubtables;
    MortFeatureEntry featureEntries[1];
} MortChain;

typedef struct MortTable {
    Fixed version;
    UInt32 nChains;
    MortChain chains[1];
} MortTable;

typedef struct MorxRearrangementSubtable {
    STXHeader header;
} MorxRearrangementSubtable;

typedef struct MorxContextualSubtable {
    STXHeader header;
    UInt32 substitutionTableOffset;
} MorxContextualSubtable;

typedef struct MorxLigatureSubtable {
    STXHeader header;
    UInt32 ligatureActionTableOffset, componentTableOffset, ligatureTableOffset;
} MorxLigatureSubtable;

typedef struct MorxInsertionSubtable {
    STXHeader header;
    UInt32 insertionGlyphTableOffset;
} MorxInsertionSubtable;

typedef union MorxSpecificSubtable {
    MorxRearrangementSubtable rearrangement;
    MorxContextualSubtable contextual;
    MorxLigatureSubtable ligature;
    MortSwashSubtable swash;
    MorxInsertionSubtable insertion;
} MorxSpecificSubtable;

typedef struct MorxSubtable {
    UInt32 length, coverage;
    MortSubtableMaskFlags flags;
    MorxSpecificSubtable u;
} MorxSubtable;

typedef struct MorxChain {
    MortSubtableMaskFlags defaultFlags;
    UInt32 length, nFeatures, nSubtables;
    MortFeatureEntry featureEntries[1];
} MorxChain;

typedef struct MorxTable {
    Fixed version;
    UInt32 nChains;
    MorxChain chains[1];
} MorxTable;

// 'prop': properties of glyphs.
typedef UInt16 PropCharProperties;

typedef struct PropTable {
    Fixed version;
    UInt16 format;
    PropCharProperties defaultProps;
    SFNTLookupTable lookup;
} PropTable;

typedef struct PropLookupSegment {
    UInt16 lastGlyph, firstGlyph, value;
} PropLookupSegment;

typedef struct PropLookupSingle {
    UInt16 glyph;
    PropCharProperties props;
} PropLookupSingle;

// 'kern': kerning.
typedef UInt8 KernTableFormat;
typedef UInt16 KernSubtableInfo;
typedef SInt16 KernKerningValue;
typedef UInt16 KernArrayOffset;

typedef struct KernVersion0Header {
    UInt16 version, nTables, firstSubtable[1];
} KernVersion0Header;

typedef struct KernTableHeader {
    Fixed version;
    SInt32 nTables;
    UInt16 firstSubtable[1];
} KernTableHeader;
typedef KernTableHeader *KernTableHeaderPtr;
typedef KernTableHeaderPtr *KernTableHeaderHandle;

typedef struct KernKerningPair {
    UInt16 left, right;
} KernKerningPair;

typedef struct KernOrderedListEntry {
    KernKerningPair pair;
    KernKerningValue value;
} KernOrderedListEntry;
typedef KernOrderedListEntry *KernOrderedListEntryPtr;

typedef struct KernOrderedListHeader {
    UInt16 nPairs, searchRange, entrySelector, rangeShift, table[1];
} KernOrderedListHeader;

typedef struct KernStateHeader {
    STHeader header;
    UInt16 valueTable;
    UInt8 firstTable[1];
} KernStateHeader;

typedef struct KernStateEntry {
    UInt16 newState, flags;
} KernStateEntry;

typedef struct KernOffsetTable {
    UInt16 firstGlyph, nGlyphs;
    KernArrayOffset offsetTable[1];
} KernOffsetTable;
typedef KernOffsetTable *KernOffsetTablePtr;

typedef struct KernSimpleArrayHeader {
    UInt16 rowWidth, leftOffsetTable, rightOffsetTable;
    KernArrayOffset theArray;
    UInt16 firstTable[1];
} KernSimpleArrayHeader;

typedef struct KernIndexArrayHeader {
    UInt16 glyphCount;
    UInt8 kernValueCount, leftClassCount, rightClassCount, flags;
    SInt16 kernValue[1];
    UInt8 leftClass[1], rightClass[1], kernIndex[1];
} KernIndexArrayHeader;

typedef union KernFormatSpecificHeader {
    KernOrderedListHeader orderedList;
    KernStateHeader stateTable;
    KernSimpleArrayHeader simpleArray;
    KernIndexArrayHeader indexArray;
} KernFormatSpecificHeader;

typedef struct KernVersion0SubtableHeader {
    UInt16 version, length;
    KernSubtableInfo stInfo;
    KernFormatSpecificHeader fsHeader;
} KernVersion0SubtableHeader;

typedef struct KernSubtableHeader {
    SInt32 length;
    KernSubtableInfo stInfo;
    SInt16 tupleIndex;
    KernFormatSpecificHeader fsHeader;
} KernSubtableHeader;
typedef KernSubtableHeader *KernSubtableHeaderPtr;

// 'kerx': kerning, with larger numbers.
typedef UInt32 KerxSubtableCoverage;
typedef UInt32 KerxArrayOffset;

typedef struct KerxTableHeader {
    Fixed version;
    UInt32 nTables, firstSubtable[1];
} KerxTableHeader;
typedef KerxTableHeader *KerxTableHeaderPtr;
typedef KerxTableHeaderPtr *KerxTableHeaderHandle;

typedef struct KerxKerningPair {
    UInt16 left, right;
} KerxKerningPair;

typedef struct KerxOrderedListEntry {
    KerxKerningPair pair;
    KernKerningValue value;
} KerxOrderedListEntry;
typedef KerxOrderedListEntry *KerxOrderedListEntryPtr;

typedef struct KerxOrderedListHeader {
    UInt32 nPairs, searchRange, entrySelector, rangeShift, table[1];
} KerxOrderedListHeader;

typedef struct KerxStateHeader {
    STXHeader header;
    UInt32 valueTable;
    UInt8 firstTable[1];
} KerxStateHeader;

typedef struct KerxStateEntry {
    UInt16 newState, flags, valueIndex;
} KerxStateEntry;

typedef struct KerxControlPointHeader {
    STXHeader header;
    UInt32 flags;
    UInt8 firstTable[1];
} KerxControlPointHeader;

typedef struct KerxControlPointEntry {
    UInt16 newState, flags, actionIndex;
} KerxControlPointEntry;

typedef struct KerxControlPointAction {
    UInt16 markControlPoint, currControlPoint;
} KerxControlPointAction;

typedef struct KerxCoordinateAction {
    UInt16 markX, markY, currX, currY;
} KerxCoordinateAction;

typedef struct KerxOffsetTable {
    UInt16 firstGlyph, nGlyphs;
    KerxArrayOffset offsetTable[1];
} KerxOffsetTable;
typedef KerxOffsetTable *KerxOffsetTablePtr;

typedef struct KerxSimpleArrayHeader {
    UInt32 rowWidth, leftOffsetTable, rightOffsetTable;
    KerxArrayOffset theArray;
    UInt32 firstTable[1];
} KerxSimpleArrayHeader;

typedef struct KerxIndexArrayHeader {
    UInt16 glyphCount, kernValueCount, leftClassCount, rightClassCount, flags;
    SInt16 kernValue[1];
    UInt16 leftClass[1], rightClass[1], kernIndex[1];
} KerxIndexArrayHeader;

typedef union KerxFormatSpecificHeader {
    KerxOrderedListHeader orderedList;
    KerxStateHeader stateTable;
    KerxSimpleArrayHeader simpleArray;
    KerxIndexArrayHeader indexArray;
    KerxControlPointHeader controlPoint;
} KerxFormatSpecificHeader;

typedef struct KerxSubtableHeader {
    UInt32 length;
    KerxSubtableCoverage stInfo;
    UInt32 tupleIndex;
    KerxFormatSpecificHeader fsHeader;
} KerxSubtableHeader;
typedef KerxSubtableHeader *KerxSubtableHeaderPtr;

// Tables that are made when fonts are merged: other metrics, rotated glyphs.
typedef struct ALMXHeader {
    Fixed Version;
    UInt16 Flags, NMasters;
    UInt16 FirstGlyph, LastGlyph;
    SFNTLookupTable lookup;
} ALMXHeader;

typedef struct ALMXGlyphEntry {
    SInt16 GlyphIndexOffset, HorizontalAdvance, XOffsetToHOrigin, VerticalAdvance, YOffsetToVOrigin;
} ALMXGlyphEntry;

typedef struct ROTAHeader {
    Fixed Version;
    UInt16 Flags, NMasters;
    UInt16 FirstGlyph, LastGlyph;
    SFNTLookupTable lookup;
} ROTAHeader;

typedef struct ROTAGlyphEntry {
    SInt16 GlyphIndexOffset, HBaselineOffset, VBaselineOffset;
} ROTAGlyphEntry;
