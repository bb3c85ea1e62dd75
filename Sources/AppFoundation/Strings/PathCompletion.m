// Completion of paths: the files whose names begin with the last component, and their common prefix.

#import <Foundation/Foundation.h>

@interface NSString (PathCompletion)
@end

@implementation NSString (PathCompletion)

- (NSUInteger)completePathIntoString:(NSString **)completed
                       caseSensitive:(BOOL)is_case_sensitive
                    matchesIntoArray:(NSArray **)matches
                         filterTypes:(NSArray *)types {
    NSString *folder = [self stringByDeletingLastPathComponent], *start = [self lastPathComponent];
    if ([self hasSuffix:@"/"]) folder = self, start = @"";
    NSStringCompareOptions options = is_case_sensitive ? 0 : NSCaseInsensitiveSearch;
    NSString *searched = [folder length] ? [folder stringByExpandingTildeInPath] : @".";
    NSMutableArray *found = [NSMutableArray array];
    NSString *common = nil;
    NSArray *names = [[NSFileManager defaultManager] contentsOfDirectoryAtPath:searched error:NULL];
    for (NSString *name in [names sortedArrayUsingSelector:@selector(compare:)]) {
        BOOL begins = [start length] == 0 || [name rangeOfString:start options:options | NSAnchoredSearch].length > 0;
        if (!begins || (types && ![types containsObject:[name pathExtension]])) continue;
        [found addObject:[folder stringByAppendingPathComponent:name]];
        common = common ? [common commonPrefixWithString:name options:options] : name;
    }
    if (matches) *matches = found;
    if (completed) *completed = common ? [folder stringByAppendingPathComponent:common] : nil;
    return [found count];
}

@end
