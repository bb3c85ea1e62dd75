#import <CoreData/CoreData.h>

/// Numbers the articles that come of the items of an older store.
@interface ArticlePolicy : NSEntityMigrationPolicy {
    NSString *prefix;
    NSUInteger lastNumber;
}

/// The mapping model's expression for an article's code.
- (NSString *)codeOfTitle:(NSString *)title;

@end
