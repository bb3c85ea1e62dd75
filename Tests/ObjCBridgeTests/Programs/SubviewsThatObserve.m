// A subview that takes back in -dealloc what it observes of its superview: that is still there.
// > refreshed
// > the subview has gone first

#import <UIKit/UIKit.h>

static const char *first;

@interface Refresher : UIView {
    UIScrollView *scroll;
}
- (id)initInScroll:(UIScrollView *)scroll;
@end

@implementation Refresher
- (id)initInScroll:(UIScrollView *)observed {
    if ((self = [super initWithFrame:CGRectMake(0, -60, 320, 60)])) {
        scroll = observed;
        [scroll addObserver:self forKeyPath:@"contentOffset" options:0 context:NULL];
        [scroll addSubview:self];
    }
    return self;
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    printf("refreshed\n");
}
- (void)dealloc {
    if (first == NULL) first = "the subview";
    [scroll removeObserver:self forKeyPath:@"contentOffset"];
    [super dealloc];
}
@end

@interface List : UITableView
@end

@implementation List
- (void)dealloc {
    [super dealloc];
    if (first == NULL) first = "the list";
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    List *list = [[List alloc] initWithFrame:CGRectMake(0, 0, 320, 460) style:UITableViewStylePlain];
    [[[Refresher alloc] initInScroll:list] release];
    [list setContentOffset:CGPointMake(0, -10)];
    [list release];
    [pool drain];
    printf("%s has gone first\n", first ?: "nobody");
    return 0;
}
