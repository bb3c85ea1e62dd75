#pragma once
#import <Foundation/Foundation.h>

/// - Status: stub
FOUNDATION_EXPORT NSString *const UINibExternalObjects;
/// - Status: stub
FOUNDATION_EXPORT NSString *const UINibProxiedObjectsKey;

@interface NSBundle (UINibLoadingAdditions)
/// The objects of a nib file. Raises NSInternalInconsistencyException if the bundle has none of that name; one that it has
/// is not read yet.
/// - Status: stub
- (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
@end
