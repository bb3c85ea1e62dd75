// Nib files, as far as `-[NSBundle loadNibNamed:owner:options:]` has to find them.

#import <Foundation/Foundation.h>

@interface NSBundle (UINibLoadingAdditions)
@end

@implementation NSBundle (UINibLoadingAdditions)

- (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options {
    if (name == nil || [self pathForResource:name ofType:@"nib"] == nil) {
        [NSException raise:NSInternalInconsistencyException
                    format:@"Could not load NIB in bundle: 'NSBundle <%@> (loaded)' with name '%@'",
                           [self bundlePath], name];
    }
    return nil;
}

@end
