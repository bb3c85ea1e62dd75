#pragma once
#import <Foundation/Foundation.h>
#import <UIKit/UINibDeclarations.h>

/// In the options of a nib: an NSDictionary of the objects that placeholders stand for, by the placeholders' identifiers.
FOUNDATION_EXPORT NSString *const UINibExternalObjects;
/// The same under the name of iPhone OS 2.
FOUNDATION_EXPORT NSString *const UINibProxiedObjectsKey;

@interface NSBundle (UINibLoadingAdditions)
/// Makes the objects of a nib file, connects them and tells them so by -awakeFromNib. Raises
/// NSInternalInconsistencyException if the bundle has no nib of that name, or a broken one.
/// Returns the objects at the top of the nib, without placeholders: who wants to keep them retains them, or has outlets.
- (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
@end

@interface NSObject (UINibLoadingAdditions)
/// Sent when all objects of the nib are there and connected. A subclass sends it to super first.
- (void)awakeFromNib;
@end
