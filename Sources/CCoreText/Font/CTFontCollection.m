// After "CTFontCollection Reference" of iOS 5.

#import "Font/CoreTextFontCollection.h"
#import "Font/CoreTextFontDescriptor.h"

static CoreTextFontCollection *collection_of(CTFontCollectionRef collection) {
    return object_of(collection, [CoreTextFontCollection class]);
}

static CTFontCollectionRef made(NSArray *descriptors, CFDictionaryRef options) {
    CoreTextFontCollection *collection = [[CoreTextFontCollection alloc] init];
    collection->descriptors = [descriptors copy];
    NSDictionary *dictionary = object_of(options, [NSDictionary class]);
    id unique = [dictionary objectForKey:(__bridge NSString *)kCTFontCollectionRemoveDuplicatesOption];
    collection->removesDuplicates = [unique isKindOfClass:[NSNumber class]] && [unique boolValue];
    return OWNED_REFERENCE(CTFontCollectionRef, collection);
}

CFTypeID CTFontCollectionGetTypeID(void) { return TextFontCollectionType; }

CTFontCollectionRef CTFontCollectionCreateFromAvailableFonts(CFDictionaryRef options) { return made(nil, options); }

CTFontCollectionRef CTFontCollectionCreateWithFontDescriptors(CFArrayRef descriptors, CFDictionaryRef options) {
    return made(object_of(descriptors, [NSArray class]) ?: @[], options);
}

CTFontCollectionRef CTFontCollectionCreateCopyWithFontDescriptors(CTFontCollectionRef original, CFArrayRef descriptors,
                                                                  CFDictionaryRef options) {
    CoreTextFontCollection *collection = collection_of(original);
    if (collection == nil) return NULL;
    NSArray *added = object_of(descriptors, [NSArray class]) ?: @[];
    // A collection of all fonts has those already.
    return made([collection->descriptors arrayByAddingObjectsFromArray:added], options);
}

CFArrayRef CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionRef collection) {
    CoreTextFontCollection *object = collection_of(collection);
    if (object == nil) return NULL;
    NSMutableArray *found = [NSMutableArray array];
    if (object->descriptors == nil) [found addObjectsFromArray:[CoreTextFontDescriptor descriptorsMatching:@{} mandatory:nil]];
    for (id each in object->descriptors) {
        if (![each isKindOfClass:[CoreTextFontDescriptor class]]) continue;
        NSDictionary *attributes = ((CoreTextFontDescriptor *)each)->attributes;
        for (id match in [CoreTextFontDescriptor descriptorsMatching:attributes mandatory:nil]) {
            if (!object->removesDuplicates || ![found containsObject:match]) [found addObject:match];
        }
    }
    return found.count ? OWNED_REFERENCE(CFArrayRef, found) : NULL;
}

CFArrayRef CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
    CTFontCollectionRef collection, CTFontCollectionSortDescriptorsCallback sortCallback, void *refCon) {
    NSArray *found = CFBridgingRelease(CTFontCollectionCreateMatchingFontDescriptors(collection));
    if (found == nil) return NULL;
    if (sortCallback) {
        found = [found sortedArrayUsingComparator:^NSComparisonResult(id a, id b) {
            return (NSComparisonResult)sortCallback(REFERENCE(CTFontDescriptorRef, a), REFERENCE(CTFontDescriptorRef, b),
                                                    refCon);
        }];
    }
    return OWNED_REFERENCE(CFArrayRef, found);
}
