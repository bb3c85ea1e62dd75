// Sets of fonts: all that there are, or those that some descriptors match. Since iPhone OS 3.2.
#pragma once
#import <CoreText/CTFontDescriptor.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct __CTFontCollection *CTFontCollectionRef;
typedef struct __CTFontCollection *CTMutableFontCollectionRef;
typedef CFComparisonResult (*CTFontCollectionSortDescriptorsCallback)(CTFontDescriptorRef first,
                                                                      CTFontDescriptorRef second, void *refCon);

extern const CFStringRef kCTFontCollectionRemoveDuplicatesOption;

enum {
    kCTFontCollectionCopyDefaultOptions = 0,
    kCTFontCollectionCopyUnique = 1,
    kCTFontCollectionCopyStandardSort = 2
};
typedef uint32_t CTFontCollectionCopyOptions;

CFTypeID CTFontCollectionGetTypeID(void);
CTFontCollectionRef CTFontCollectionCreateFromAvailableFonts(CFDictionaryRef options);
CTFontCollectionRef CTFontCollectionCreateWithFontDescriptors(CFArrayRef descriptors, CFDictionaryRef options);
CTFontCollectionRef CTFontCollectionCreateCopyWithFontDescriptors(CTFontCollectionRef original, CFArrayRef descriptors,
                                                                  CFDictionaryRef options);
CFArrayRef CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionRef collection);
CFArrayRef CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
    CTFontCollectionRef collection, CTFontCollectionSortDescriptorsCallback sortCallback, void *refCon);

#ifdef __cplusplus
}
#endif
