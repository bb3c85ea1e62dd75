#import "MediaListController.h"
#import <MediaPlayer/MediaPlayer.h>

@implementation MPMediaPickerController {
    UITabBarController *_tabs;
    NSMutableArray *_picked;
}

- (id)init { return [self initWithMediaTypes:MPMediaTypeAny]; }

- (id)initWithMediaTypes:(MPMediaType)mediaTypes {
    if ((self = [super initWithNibName:nil bundle:nil])) {
        _mediaTypes = mediaTypes;
        _picked = [[NSMutableArray alloc] init];
    }
    return self;
}

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    _tabs = [[UITabBarController alloc] init];
    NSMutableArray *lists = [NSMutableArray array];
    [lists addObject:[self listNamed:@"Playlists" grouping:MPMediaGroupingPlaylist]];
    [lists addObject:[self listNamed:@"Artists" grouping:MPMediaGroupingArtist]];
    [lists addObject:[self listNamed:@"Songs" grouping:MPMediaGroupingTitle]];
    [lists addObject:[self listNamed:@"Albums" grouping:MPMediaGroupingAlbum]];
    [lists addObject:[self listNamed:@"Genres" grouping:MPMediaGroupingGenre]];
    [lists addObject:[self listNamed:@"Composers" grouping:MPMediaGroupingComposer]];
    _tabs.viewControllers = lists;
    _tabs.customizableViewControllers = nil;
    _tabs.moreNavigationController.topViewController.navigationItem.rightBarButtonItem = [self makeEndButton];
    _tabs.selectedIndex = 2;
    _tabs.view.frame = view.bounds;
    _tabs.view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [view addSubview:_tabs.view];
    self.view = view;
}

- (UIViewController *)listNamed:(NSString *)name grouping:(MPMediaGrouping)grouping {
    MPMediaQuery *query = [[MPMediaQuery alloc] init];
    query.groupingType = grouping;
    [query addFilterPredicate:[MPMediaPropertyPredicate predicateWithValue:[NSNumber numberWithInteger:_mediaTypes]
                                                               forProperty:MPMediaItemPropertyMediaType]];
    MediaListController *list = [[MediaListController alloc] initWithQuery:query picker:self];
    list.title = name;
    list.navigationItem.prompt = _prompt;
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:list];
    NSInteger number = grouping == MPMediaGroupingPlaylist ? 0 : (NSInteger)grouping;
    navigation.tabBarItem = [[UITabBarItem alloc] initWithTitle:name image:[self imageOfGrouping:grouping] tag:number];
    return navigation;
}

/// A note for songs, a head for artists, lines for playlists, a disc for the rest.
- (UIImage *)imageOfGrouping:(MPMediaGrouping)grouping {
    UIGraphicsBeginImageContextWithOptions(CGSizeMake(30, 30), NO, 0);
    [[UIColor blackColor] set];
    UIBezierPath *path = [UIBezierPath bezierPath];
    switch (grouping) {
    case MPMediaGroupingPlaylist:
        for (int i = 0; i < 4; i++) UIRectFill(CGRectMake(5, 6 + 5.5 * i, 20, 2.5));
        break;
    case MPMediaGroupingArtist:
        [path appendPath:[UIBezierPath bezierPathWithOvalInRect:CGRectMake(10, 4, 10, 11)]];
        [path appendPath:[UIBezierPath bezierPathWithRoundedRect:CGRectMake(5, 17, 20, 10) cornerRadius:4]];
        break;
    case MPMediaGroupingTitle:
        UIRectFill(CGRectMake(11, 5, 2, 18));
        UIRectFill(CGRectMake(22, 4, 2, 16));
        UIRectFill(CGRectMake(11, 4, 13, 4));
        [path appendPath:[UIBezierPath bezierPathWithOvalInRect:CGRectMake(5, 20, 8, 6)]];
        [path appendPath:[UIBezierPath bezierPathWithOvalInRect:CGRectMake(16, 17, 8, 6)]];
        break;
    default:
        path.usesEvenOddFillRule = YES;
        [path appendPath:[UIBezierPath bezierPathWithOvalInRect:CGRectMake(4, 4, 22, 22)]];
        [path appendPath:[UIBezierPath bezierPathWithOvalInRect:CGRectMake(12, 12, 6, 6)]];
    }
    [path fill];
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

- (UIBarButtonItem *)makeEndButton {
    UIBarButtonSystemItem kind =
        _allowsPickingMultipleItems ? UIBarButtonSystemItemDone : UIBarButtonSystemItemCancel;
    SEL action = _allowsPickingMultipleItems ? @selector(finish) : @selector(cancel);
    return [[UIBarButtonItem alloc] initWithBarButtonSystemItem:kind target:self action:action];
}

#pragma mark The user's choice

/// Songs that were added already stay grey.
- (BOOL)hasPicked:(MPMediaItem *)item { return [_picked containsObject:item]; }

- (void)pick:(NSArray *)items {
    [_picked addObjectsFromArray:items];
    if (!_allowsPickingMultipleItems) [self finish];
}

/// A picker with Done in which nothing was added is cancelled.
- (void)finish {
    if ([_picked count] == 0) return [self cancel];
    if ([_delegate respondsToSelector:@selector(mediaPicker:didPickMediaItems:)]) {
        [_delegate mediaPicker:self didPickMediaItems:[MPMediaItemCollection collectionWithItems:_picked]];
    } else {
        [self dismissModalViewControllerAnimated:YES];
    }
}

- (void)cancel {
    if ([_delegate respondsToSelector:@selector(mediaPickerDidCancel:)]) {
        [_delegate mediaPickerDidCancel:self];
    } else {
        [self dismissModalViewControllerAnimated:YES];
    }
}

#pragma mark Appearance

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [_tabs viewWillAppear:animated];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [_tabs viewDidAppear:animated];
}

@end
