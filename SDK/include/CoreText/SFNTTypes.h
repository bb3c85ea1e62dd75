// The tables of TrueType and OpenType font files, as the OpenType specification lays them out (numbers are big-endian).
#pragma once
#import <MacTypes.h>

enum {
    sizeof_sfntDirectory = 12
};

enum {
    cmapFontTableTag = 'cmap'
};

enum {
    kFontUnicodePlatform = 0
};

enum {
    kFontMacintoshPlatform = 1
};

enum {
    kFontReservedPlatform = 2
};

enum {
    kFontMicrosoftPlatform = 3
};

enum {
    kFontCustomPlatform = 4
};

enum {
    kFontUnicodeDefaultSemantics = 0,
    kFontUnicodeV1_1Semantics = 1
};

enum {
    kFontISO10646_1993Semantics = 2
};

enum {
    kFontUnicodeV2_0BMPOnlySemantics = 3,
    kFontUnicodeV2_0FullCoverageSemantics = 4,
    kFontUnicodeV4_0VariationSequenceSemantics = 5
};

enum {
    kFontRomanScript = 0
};

enum {
    kFontJapaneseScript = 1
};

enum {
    kFontTraditionalChineseScript = 2
};

enum {
    kFontChineseScript = 2
};

enum {
    kFontKoreanScript = 3
};

enum {
    kFontArabicScript = 4
};

enum {
    kFontHebrewScript = 5
};

enum {
    kFontGreekScript = 6
};

enum {
    kFontCyrillicScript = 7
};

enum {
    kFontRussian = 7,
    kFontRSymbolScript = 8
};

enum {
    kFontDevanagariScript = 9
};

enum {
    kFontGurmukhiScript = 10,
    kFontGujaratiScript = 11
};

enum {
    kFontOriyaScript = 12
};

enum {
    kFontBengaliScript = 13
};

enum {
    kFontTamilScript = 14,
    kFontTeluguScript = 15
};

enum {
    kFontKannadaScript = 16
};

enum {
    kFontMalayalamScript = 17
};

enum {
    kFontSinhaleseScript = 18
};

enum {
    kFontBurmeseScript = 19
};

enum {
    kFontKhmerScript = 20
};

enum {
    kFontThaiScript = 21
};

enum {
    kFontLaotianScript = 22
};

enum {
    kFontGeorgianScript = 23
};

enum {
    kFontArmenianScript = 24
};

enum {
    kFontSimpleChineseScript = 25
};

enum {
    kFontTibetanScript = 26
};

enum {
    kFontMongolianScript = 27
};

enum {
    kFontGeezScript = 28
};

enum {
    kFontEthiopicScript = 28
};

enum {
    kFontAmharicScript = 28
};

enum {
    kFontSlavicScript = 29
};

enum {
    kFontEastEuropeanRomanScript = 29
};

enum {
    kFontVietnameseScript = 30
};

enum {
    kFontExtendedArabicScript = 31
};

enum {
    kFontSindhiScript = 31
};

enum {
    kFontUninterpretedScript = 32
};

enum {
    kFontMicrosoftSymbolScript = 0,
    kFontMicrosoftStandardScript = 1,
    kFontMicrosoftUCS4Script = 10
};

enum {
    kFontCustom8BitScript = 0,
    kFontCustom816BitScript = 1,
    kFontCustom16BitScript = 2
};

enum {
    kFontEnglishLanguage = 0
};

enum {
    kFontFrenchLanguage = 1
};

enum {
    kFontGermanLanguage = 2
};

enum {
    kFontItalianLanguage = 3
};

enum {
    kFontDutchLanguage = 4
};

enum {
    kFontSwedishLanguage = 5,
    kFontSpanishLanguage = 6
};

enum {
    kFontDanishLanguage = 7
};

enum {
    kFontPortugueseLanguage = 8
};

enum {
    kFontNorwegianLanguage = 9
};

enum {
    kFontHebrewLanguage = 10
};

enum {
    kFontJapaneseLanguage = 11
};

enum {
    kFontArabicLanguage = 12
};

enum {
    kFontFinnishLanguage = 13
};

enum {
    kFontGreekLanguage = 14
};

enum {
    kFontIcelandicLanguage = 15
};

enum {
    kFontMalteseLanguage = 16
};

enum {
    kFontTurkishLanguage = 17
};

enum {
    kFontCroatianLanguage = 18
};

enum {
    kFontTradChineseLanguage = 19
};

enum {
    kFontUrduLanguage = 20
};

enum {
    kFontHindiLanguage = 21
};

enum {
    kFontThaiLanguage = 22
};

enum {
    kFontKoreanLanguage = 23
};

enum {
    kFontLithuanianLanguage = 24
};

enum {
    kFontPolishLanguage = 25
};

enum {
    kFontHungarianLanguage = 26
};

enum {
    kFontEstonianLanguage = 27
};

enum {
    kFontLettishLanguage = 28,
    kFontLatvianLanguage = 28
};

enum {
    kFontSaamiskLanguage = 29
};

enum {
    kFontLappishLanguage = 29
};

enum {
    kFontFaeroeseLanguage = 30,
    kFontFarsiLanguage = 31
};

enum {
    kFontPersianLanguage = 31
};

enum {
    kFontRussianLanguage = 32
};

enum {
    kFontSimpChineseLanguage = 33
};

enum {
    kFontFlemishLanguage = 34
};

enum {
    kFontIrishLanguage = 35
};

enum {
    kFontAlbanianLanguage = 36
};

enum {
    kFontRomanianLanguage = 37
};

enum {
    kFontCzechLanguage = 38
};

enum {
    kFontSlovakLanguage = 39,
    kFontSlovenianLanguage = 40
};

enum {
    kFontYiddishLanguage = 41
};

enum {
    kFontSerbianLanguage = 42
};

enum {
    kFontMacedonianLanguage = 43
};

enum {
    kFontBulgarianLanguage = 44
};

enum {
    kFontUkrainianLanguage = 45
};

enum {
    kFontByelorussianLanguage = 46
};

enum {
    kFontUzbekLanguage = 47
};

enum {
    kFontKazakhLanguage = 48
};

enum {
    kFontAzerbaijaniLanguage = 49,
    kFontAzerbaijanArLanguage = 50,
    kFontArmenianLanguage = 51
};

enum {
    kFontGeorgianLanguage = 52
};

enum {
    kFontMoldavianLanguage = 53
};

enum {
    kFontKirghizLanguage = 54
};

enum {
    kFontTajikiLanguage = 55,
    kFontTurkmenLanguage = 56
};

enum {
    kFontMongolianLanguage = 57,
    kFontMongolianCyrLanguage = 58
};

enum {
    kFontPashtoLanguage = 59
};

enum {
    kFontKurdishLanguage = 60,
    kFontKashmiriLanguage = 61
};

enum {
    kFontSindhiLanguage = 62
};

enum {
    kFontTibetanLanguage = 63
};

enum {
    kFontNepaliLanguage = 64
};

enum {
    kFontSanskritLanguage = 65
};

enum {
    kFontMarathiLanguage = 66
};

enum {
    kFontBengaliLanguage = 67
};

enum {
    kFontAssameseLanguage = 68
};

enum {
    kFontGujaratiLanguage = 69
};

enum {
    kFontPunjabiLanguage = 70
};

enum {
    kFontOriyaLanguage = 71
};

enum {
    kFontMalayalamLanguage = 72
};

enum {
    kFontKannadaLanguage = 73
};

enum {
    kFontTamilLanguage = 74,
    kFontTeluguLanguage = 75
};

enum {
    kFontSinhaleseLanguage = 76
};

enum {
    kFontBurmeseLanguage = 77
};

enum {
    kFontKhmerLanguage = 78
};

enum {
    kFontLaoLanguage = 79
};

enum {
    kFontVietnameseLanguage = 80
};

enum {
    kFontIndonesianLanguage = 81
};

enum {
    kFontTagalogLanguage = 82
};

enum {
    kFontMalayRomanLanguage = 83,
    kFontMalayArabicLanguage = 84
};

enum {
    kFontAmharicLanguage = 85
};

enum {
    kFontTigrinyaLanguage = 86
};

enum {
    kFontGallaLanguage = 87
};

enum {
    kFontOromoLanguage = 87
};

enum {
    kFontSomaliLanguage = 88,
    kFontSwahiliLanguage = 89
};

enum {
    kFontRuandaLanguage = 90,
    kFontRundiLanguage = 91
};

enum {
    kFontChewaLanguage = 92
};

enum {
    kFontMalagasyLanguage = 93
};

enum {
    kFontEsperantoLanguage = 94
};

enum {
    kFontWelshLanguage = 128
};

enum {
    kFontBasqueLanguage = 129
};

enum {
    kFontCatalanLanguage = 130
};

enum {
    kFontLatinLanguage = 131
};

enum {
    kFontQuechuaLanguage = 132
};

enum {
    kFontGuaraniLanguage = 133
};

enum {
    kFontAymaraLanguage = 134
};

enum {
    kFontTatarLanguage = 135
};

enum {
    kFontUighurLanguage = 136
};

enum {
    kFontDzongkhaLanguage = 137
};

enum {
    kFontJavaneseRomLanguage = 138
};

enum {
    kFontSundaneseRomLanguage = 139
};

enum {
    kFontNoPlatformCode = 0xFFFFFFFF,
    kFontNoScriptCode = 0xFFFFFFFF,
    kFontNoLanguageCode = 0xFFFFFFFF
};

enum {
    sizeof_sfntCMapSubHeader = 6,
    sizeof_sfntCMapExtendedSubHeader = 12,
    sizeof_sfntCMapEncoding = 8,
    sizeof_sfntCMapHeader = 4
};

enum {
    nameFontTableTag = 'name'
};

enum {
    kFontCopyrightName = 0
};

enum {
    kFontFamilyName = 1
};

enum {
    kFontStyleName = 2
};

enum {
    kFontUniqueName = 3
};

enum {
    kFontFullName = 4
};

enum {
    kFontVersionName = 5
};

enum {
    kFontPostscriptName = 6
};

enum {
    kFontTrademarkName = 7
};

enum {
    kFontManufacturerName = 8
};

enum {
    kFontDesignerName = 9,
    kFontDescriptionName = 10
};

enum {
    kFontVendorURLName = 11
};

enum {
    kFontDesignerURLName = 12
};

enum {
    kFontLicenseDescriptionName = 13,
    kFontLicenseInfoURLName = 14
};

enum {
    kFontPreferredFamilyName = 16,
    kFontPreferredSubfamilyName = 17
};

enum {
    kFontMacCompatibleFullName = 18
};

enum {
    kFontSampleTextName = 19
};

enum {
    kFontPostScriptCIDName = 20
};

enum {
    kFontLastReservedName = 255
};

enum {
    kFontNoNameCode = 0xFFFFFFFF
};

enum {
    sizeof_sfntNameRecord = 12,
    sizeof_sfntNameHeader = 6
};

enum {
    variationFontTableTag = 'fvar'
};

enum {
    sizeof_sfntVariationAxis = 20,
    sizeof_sfntInstance = 4,
    sizeof_sfntVariationHeader = 16
};

enum {
    featureFontTableTag = 'feat'
};

typedef UInt32 FontNameCode;
typedef UInt32 FontPlatformCode;
typedef UInt32 FontScriptCode;
typedef UInt32 FontLanguageCode;

typedef struct sfntDirectoryEntry {
    FourCharCode tableTag;
    UInt32 checkSum, offset, length;
} sfntDirectoryEntry;

typedef struct sfntDirectory {
    FourCharCode format;
    UInt16 numOffsets, searchRange, entrySelector, rangeShift;
    sfntDirectoryEntry table[1];
} sfntDirectory;

typedef struct sfntCMapSubHeader {
    UInt16 format, length, languageID;
} sfntCMapSubHeader;

typedef struct sfntCMapExtendedSubHeader {
    UInt16 format, reserved;
    UInt32 length, language;
} sfntCMapExtendedSubHeader;

typedef struct sfntCMapEncoding {
    UInt16 platformID, scriptID;
    UInt32 offset;
} sfntCMapEncoding;

typedef struct sfntCMapHeader {
    UInt16 version, numTables;
    sfntCMapEncoding encoding[1];
} sfntCMapHeader;

typedef struct sfntNameRecord {
    UInt16 platformID, scriptID, languageID, nameID, length, offset;
} sfntNameRecord;

typedef struct sfntNameHeader {
    UInt16 format, count, stringOffset;
    sfntNameRecord rec[1];
} sfntNameHeader;

typedef struct sfntVariationAxis {
    FourCharCode axisTag;
    Fixed minValue, defaultValue, maxValue;
    SInt16 flags, nameID;
} sfntVariationAxis;

typedef struct sfntInstance {
    SInt16 nameID, flags;
    Fixed coord[1];
} sfntInstance;

typedef struct sfntVariationHeader {
    Fixed version;
    UInt16 offsetToData, countSizePairs, axisCount, axisSize, instanceCount, instanceSize;
    sfntVariationAxis axis[1];
    sfntInstance instance[1];
} sfntVariationHeader;

typedef struct sfntFeatureName {
    UInt16 featureType, settingCount;
    SInt32 offsetToSettings;
    UInt16 featureFlags;
    SInt16 nameID;
} sfntFeatureName;

typedef struct sfntFontFeatureSetting {
    UInt16 setting;
    SInt16 nameID;
} sfntFontFeatureSetting;

typedef struct sfntFontRunFeature {
    UInt16 featureType, setting;
} sfntFontRunFeature;

typedef struct sfntFeatureHeader {
    SInt32 version;
    UInt16 featureNameCount, featureSetCount;
    SInt32 reserved;
    sfntFeatureName names[1];
    sfntFontFeatureSetting settings[1];
    sfntFontRunFeature runs[1];
} sfntFeatureHeader;
