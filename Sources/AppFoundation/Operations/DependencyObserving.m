// Operations observe those that they depend on. GNUstep's NSOperation ends an observation when the other has finished, and
// again when it lets go of its dependencies, which raises: an observer that is not registered is an error. It would try
// again for ever. To end such an observation twice does nothing here.

#import <Foundation/Foundation.h>

@interface NSOperation (DependencyObserving)
@end

@implementation NSOperation (DependencyObserving)

- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path {
    BOOL is_dependency = [observer isKindOfClass:[NSOperation class]] && [path isEqualToString:@"isFinished"];
    if (!is_dependency) {
        [super removeObserver:observer forKeyPath:path];
        return;
    }
    @try {
        [super removeObserver:observer forKeyPath:path];
    } @catch (NSException *exception) {
        if (![[exception name] isEqualToString:NSRangeException]) @throw;
    }
}

@end
