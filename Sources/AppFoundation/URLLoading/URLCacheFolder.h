// The part of a cache of answers that is on the disk: a file for each answer, in a folder.

#import <Foundation/Foundation.h>

@interface URLCacheFolder : NSObject {
    NSString *path;
    /// The sizes of the files by their names; the names, those used last at the end. Nil before the folder was read.
    NSMutableDictionary *sizes;
    NSMutableArray *order;
    NSUInteger usage;
@package
    NSUInteger capacity;
}
/// - path: as the app gives it: below the folder of caches, unless it is absolute; nil for the app's own.
- (id)initWithPath:(NSString *)path capacity:(NSUInteger)capacity;
- (NSUInteger)usage;
- (NSCachedURLResponse *)answerForKey:(NSString *)key;
- (void)keepAnswer:(NSCachedURLResponse *)answer forKey:(NSString *)key;
- (void)removeAnswerForKey:(NSString *)key;
- (void)removeAll;
/// Deletes the least recently used files until at most that many bytes are left.
- (void)shrinkTo:(NSUInteger)bytes;
@end
