#import <CoreText/CoreText.h>

const CFStringRef kCTFontAttributeName = (__bridge CFStringRef) @"NSFont";
const CFStringRef kCTForegroundColorAttributeName = (__bridge CFStringRef) @"CTForegroundColor";
const CFStringRef kCTForegroundColorFromContextAttributeName = (__bridge CFStringRef) @"CTForegroundColorFromContext";
const CFStringRef kCTKernAttributeName = (__bridge CFStringRef) @"NSKern";
const CFStringRef kCTLigatureAttributeName = (__bridge CFStringRef) @"NSLigature";
const CFStringRef kCTParagraphStyleAttributeName = (__bridge CFStringRef) @"NSParagraphStyle";
const CFStringRef kCTStrokeWidthAttributeName = (__bridge CFStringRef) @"NSStrokeWidth";
const CFStringRef kCTStrokeColorAttributeName = (__bridge CFStringRef) @"NSStrokeColor";
const CFStringRef kCTSuperscriptAttributeName = (__bridge CFStringRef) @"NSSuperScript";
const CFStringRef kCTUnderlineColorAttributeName = (__bridge CFStringRef) @"NSUnderlineColor";
const CFStringRef kCTUnderlineStyleAttributeName = (__bridge CFStringRef) @"NSUnderline";
const CFStringRef kCTVerticalFormsAttributeName = (__bridge CFStringRef) @"CTVerticalForms";

// CTFont.h
const CFStringRef kCTFontCopyrightNameKey = (__bridge CFStringRef) @"CTFontCopyrightName";
const CFStringRef kCTFontFamilyNameKey = (__bridge CFStringRef) @"CTFontFamilyName";
const CFStringRef kCTFontSubFamilyNameKey = (__bridge CFStringRef) @"CTFontSubFamilyName";
const CFStringRef kCTFontStyleNameKey = (__bridge CFStringRef) @"CTFontStyleName";
const CFStringRef kCTFontUniqueNameKey = (__bridge CFStringRef) @"CTFontUniqueName";
const CFStringRef kCTFontFullNameKey = (__bridge CFStringRef) @"CTFontFullName";
const CFStringRef kCTFontVersionNameKey = (__bridge CFStringRef) @"CTFontVersionName";
const CFStringRef kCTFontPostScriptNameKey = (__bridge CFStringRef) @"CTFontPostScriptName";
const CFStringRef kCTFontTrademarkNameKey = (__bridge CFStringRef) @"CTFontTrademarkName";
const CFStringRef kCTFontManufacturerNameKey = (__bridge CFStringRef) @"CTFontManufacturerName";
const CFStringRef kCTFontDesignerNameKey = (__bridge CFStringRef) @"CTFontDesignerName";
const CFStringRef kCTFontDescriptionNameKey = (__bridge CFStringRef) @"CTFontDescriptionName";
const CFStringRef kCTFontVendorURLNameKey = (__bridge CFStringRef) @"CTFontVendorURLName";
const CFStringRef kCTFontDesignerURLNameKey = (__bridge CFStringRef) @"CTFontDesignerURLName";
const CFStringRef kCTFontLicenseNameKey = (__bridge CFStringRef) @"CTFontLicenseName";
const CFStringRef kCTFontLicenseURLNameKey = (__bridge CFStringRef) @"CTFontLicenseURLName";
const CFStringRef kCTFontSampleTextNameKey = (__bridge CFStringRef) @"CTFontSampleTextName";
const CFStringRef kCTFontPostScriptCIDNameKey = (__bridge CFStringRef) @"CTFontPostScriptCIDName";
const CFStringRef kCTFontVariationAxisIdentifierKey = (__bridge CFStringRef) @"NSCTFontVariationAxisIdentifier";
const CFStringRef kCTFontVariationAxisMinimumValueKey = (__bridge CFStringRef) @"NSCTFontVariationAxisMinimumValue";
const CFStringRef kCTFontVariationAxisMaximumValueKey = (__bridge CFStringRef) @"NSCTFontVariationAxisMaximumValue";
const CFStringRef kCTFontVariationAxisDefaultValueKey = (__bridge CFStringRef) @"NSCTFontVariationAxisDefaultValue";
const CFStringRef kCTFontVariationAxisNameKey = (__bridge CFStringRef) @"CTFontVariationAxisName";
const CFStringRef kCTFontFeatureTypeIdentifierKey = (__bridge CFStringRef) @"CTFontFeatureTypeIdentifier";
const CFStringRef kCTFontFeatureTypeNameKey = (__bridge CFStringRef) @"CTFontFeatureTypeName";
const CFStringRef kCTFontFeatureTypeExclusiveKey = (__bridge CFStringRef) @"CTFontFeatureTypeExclusive";
const CFStringRef kCTFontFeatureTypeSelectorsKey = (__bridge CFStringRef) @"CTFontFeatureTypeSelectors";
const CFStringRef kCTFontFeatureSelectorIdentifierKey = (__bridge CFStringRef) @"CTFontFeatureSelectorIdentifier";
const CFStringRef kCTFontFeatureSelectorNameKey = (__bridge CFStringRef) @"CTFontFeatureSelectorName";
const CFStringRef kCTFontFeatureSelectorDefaultKey = (__bridge CFStringRef) @"CTFontFeatureSelectorDefault";
const CFStringRef kCTFontFeatureSelectorSettingKey = (__bridge CFStringRef) @"CTFontFeatureSelectorSetting";

// CTFontCollection.h
const CFStringRef kCTFontCollectionRemoveDuplicatesOption = (__bridge CFStringRef) @"CTFontCollectionRemoveDuplicatesOption";

// CTFontDescriptor.h
const CFStringRef kCTFontURLAttribute = (__bridge CFStringRef) @"NSCTFontFileURLAttribute";
const CFStringRef kCTFontNameAttribute = (__bridge CFStringRef) @"NSFontNameAttribute";
const CFStringRef kCTFontDisplayNameAttribute = (__bridge CFStringRef) @"NSFontVisibleNameAttribute";
const CFStringRef kCTFontFamilyNameAttribute = (__bridge CFStringRef) @"NSFontFamilyAttribute";
const CFStringRef kCTFontStyleNameAttribute = (__bridge CFStringRef) @"NSFontFaceAttribute";
const CFStringRef kCTFontTraitsAttribute = (__bridge CFStringRef) @"NSCTFontTraitsAttribute";
const CFStringRef kCTFontVariationAttribute = (__bridge CFStringRef) @"NSCTFontVariationAttribute";
const CFStringRef kCTFontSizeAttribute = (__bridge CFStringRef) @"NSFontSizeAttribute";
const CFStringRef kCTFontMatrixAttribute = (__bridge CFStringRef) @"NSCTFontMatrixAttribute";
const CFStringRef kCTFontCascadeListAttribute = (__bridge CFStringRef) @"NSCTFontCascadeListAttribute";
const CFStringRef kCTFontCharacterSetAttribute = (__bridge CFStringRef) @"NSCTFontCharacterSetAttribute";
const CFStringRef kCTFontLanguagesAttribute = (__bridge CFStringRef) @"NSCTFontLanguagesAttribute";
const CFStringRef kCTFontBaselineAdjustAttribute = (__bridge CFStringRef) @"NSCTFontBaselineAdjustAttribute";
const CFStringRef kCTFontMacintoshEncodingsAttribute = (__bridge CFStringRef) @"NSCTFontMacintoshEncodingsAttribute";
const CFStringRef kCTFontFeaturesAttribute = (__bridge CFStringRef) @"NSCTFontFeaturesAttribute";
const CFStringRef kCTFontFeatureSettingsAttribute = (__bridge CFStringRef) @"NSCTFontFeatureSettingsAttribute";
const CFStringRef kCTFontFixedAdvanceAttribute = (__bridge CFStringRef) @"NSCTFontFixedAdvanceAttribute";
const CFStringRef kCTFontOrientationAttribute = (__bridge CFStringRef) @"NSCTFontOrientationAttribute";
const CFStringRef kCTFontFormatAttribute = (__bridge CFStringRef) @"NSCTFontFormatAttribute";
const CFStringRef kCTFontRegistrationScopeAttribute = (__bridge CFStringRef) @"NSCTFontRegistrationScopeAttribute";
const CFStringRef kCTFontPriorityAttribute = (__bridge CFStringRef) @"NSCTFontPriorityAttribute";
const CFStringRef kCTFontEnabledAttribute = (__bridge CFStringRef) @"NSCTFontEnabledAttribute";

// CTFontManagerErrors.h
const CFStringRef kCTFontManagerErrorDomain = (__bridge CFStringRef) @"com.apple.CoreText.CTFontManagerErrorDomain";
const CFStringRef kCTFontManagerErrorFontURLsKey = (__bridge CFStringRef) @"CTFontManagerErrorFontURLs";

// CTFontTraits.h
const CFStringRef kCTFontSymbolicTrait = (__bridge CFStringRef) @"NSCTFontSymbolicTrait";
const CFStringRef kCTFontWeightTrait = (__bridge CFStringRef) @"NSCTFontWeightTrait";
const CFStringRef kCTFontWidthTrait = (__bridge CFStringRef) @"NSCTFontProportionTrait";
const CFStringRef kCTFontSlantTrait = (__bridge CFStringRef) @"NSCTFontSlantTrait";

// CTFrame.h
const CFStringRef kCTFrameProgressionAttributeName = (__bridge CFStringRef) @"CTFrameProgressionAttributeName";
const CFStringRef kCTFramePathFillRuleAttributeName = (__bridge CFStringRef) @"CTFramePathFillRuleAttributeName";
const CFStringRef kCTFramePathWidthAttributeName = (__bridge CFStringRef) @"CTFramePathWidthAttributeName";
const CFStringRef kCTFrameClippingPathsAttributeName = (__bridge CFStringRef) @"CTFrameClippingPathsAttributeName";
const CFStringRef kCTFramePathClippingPathAttributeName = (__bridge CFStringRef) @"CTFramePathClippingPathAttributeName";

// CTStringAttributes.h
const CFStringRef kCTGlyphInfoAttributeName = (__bridge CFStringRef) @"NSGlyphInfo";
const CFStringRef kCTCharacterShapeAttributeName = (__bridge CFStringRef) @"NSCharacterShape";
const CFStringRef kCTRunDelegateAttributeName = (__bridge CFStringRef) @"CTRunDelegate";

// CTTextTab.h
const CFStringRef kCTTabColumnTerminatorsAttributeName = (__bridge CFStringRef) @"NSTabColumnTerminatorsAttributeName";

// CTTypesetter.h
const CFStringRef kCTTypesetterOptionDisableBidiProcessing = (__bridge CFStringRef) @"kCTTypesetterOptionDisableBidiProcessing";
const CFStringRef kCTTypesetterOptionForcedEmbeddingLevel = (__bridge CFStringRef) @"kCTTypesetterOptionForcedEmbeddingLevel";
