#import "CatalogPage.h"

@interface SearchPage : CatalogPage <UISearchBarDelegate>
@end

@implementation SearchPage

+ (NSString *)pageTitle {
    return @"Search";
}

- (UISearchBar *)addBarAtY:(CGFloat)y height:(CGFloat)height {
    UISearchBar *bar = [[[UISearchBar alloc] initWithFrame:CGRectMake(0.0, y, 320.0, height)] autorelease];
    bar.delegate = self;
    [self.view addSubview:bar];
    return bar;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    UISearchBar *plain = [self addBarAtY:0.0 height:44.0];
    plain.placeholder = @"Search";
    plain.showsBookmarkButton = YES;
    UISearchBar *cancelling = [self addBarAtY:54.0 height:44.0];
    cancelling.text = @"Text";
    cancelling.showsCancelButton = YES;
    UISearchBar *black = [self addBarAtY:108.0 height:44.0];
    black.barStyle = UIBarStyleBlack;
    black.placeholder = @"Black";
    UISearchBar *prompted = [self addBarAtY:162.0 height:75.0];
    prompted.prompt = @"Find something";
    prompted.tintColor = [UIColor colorWithRed:0.2 green:0.5 blue:0.3 alpha:1.0];
    UISearchBar *scoped = [self addBarAtY:247.0 height:88.0];
    scoped.placeholder = @"Scoped";
    scoped.scopeButtonTitles = [NSArray arrayWithObjects:@"All", @"Titles", @"Texts", nil];
    scoped.showsScopeBar = YES;
    scoped.selectedScopeButtonIndex = 1;
}

- (void)searchBar:(UISearchBar *)bar textDidChange:(NSString *)text {
    [self tell:@"text: %@", text];
}

- (void)searchBar:(UISearchBar *)bar selectedScopeButtonIndexDidChange:(NSInteger)index {
    [self tell:@"scope: %@", [bar.scopeButtonTitles objectAtIndex:index]];
}

- (void)searchBarBookmarkButtonClicked:(UISearchBar *)bar {
    [self tell:@"bookmarks"];
}

- (void)searchBarSearchButtonClicked:(UISearchBar *)bar {
    [bar resignFirstResponder];
    [self tell:@"search for %@", bar.text];
}

- (void)searchBarCancelButtonClicked:(UISearchBar *)bar {
    [bar resignFirstResponder];
    bar.text = @"";
    [self tell:@"cancelled"];
}

@end
