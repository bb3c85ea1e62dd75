#import "CatalogPage.h"

@interface ToolbarsPage : CatalogPage
@end

@implementation ToolbarsPage

+ (NSString *)pageTitle {
    return @"Toolbars";
}

- (UIBarButtonItem *)systemItem:(UIBarButtonSystemItem)systemItem {
    UIBarButtonItem *item = [[UIBarButtonItem alloc]
        initWithBarButtonSystemItem:systemItem target:self action:@selector(pressed:)];
    item.tag = systemItem;
    return [item autorelease];
}

- (UIToolbar *)addToolbarAtY:(CGFloat)y items:(NSArray *)items {
    UIToolbar *toolbar = [[[UIToolbar alloc] initWithFrame:CGRectMake(0.0, y, 320.0, 44.0)] autorelease];
    toolbar.items = items;
    [self.view addSubview:toolbar];
    return toolbar;
}

// Six system items with room between them.
- (NSArray *)itemsFrom:(UIBarButtonSystemItem)first count:(int)count {
    NSMutableArray *items = [NSMutableArray array];
    for (int index = 0; index < count; index++) {
        if (index > 0) [items addObject:[self systemItem:UIBarButtonSystemItemFlexibleSpace]];
        [items addObject:[self systemItem:(UIBarButtonSystemItem)(first + index)]];
    }
    return items;
}

- (UIBarButtonItem *)titled:(NSString *)title style:(UIBarButtonItemStyle)style {
    return [[[UIBarButtonItem alloc] initWithTitle:title style:style target:self action:@selector(named:)] autorelease];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addToolbarAtY:8.0 items:[self itemsFrom:UIBarButtonSystemItemDone count:5]];
    [self addToolbarAtY:58.0 items:[self itemsFrom:UIBarButtonSystemItemCompose count:6]];
    [self addToolbarAtY:108.0 items:[self itemsFrom:UIBarButtonSystemItemRefresh count:6]];
    UIToolbar *black = [self addToolbarAtY:158.0 items:[self itemsFrom:UIBarButtonSystemItemPause count:3]];
    black.barStyle = UIBarStyleBlack;
    UIToolbar *translucent = [self addToolbarAtY:208.0 items:[self itemsFrom:UIBarButtonSystemItemUndo count:2]];
    translucent.barStyle = UIBarStyleBlack;
    translucent.translucent = YES;
    UIBarButtonItem *fixed = [self systemItem:UIBarButtonSystemItemFixedSpace];
    fixed.width = 24.0;
    UIBarButtonItem *disabled = [self titled:@"Off" style:UIBarButtonItemStyleBordered];
    disabled.enabled = NO;
    UIBarButtonItem *wide = [self titled:@"Wide" style:UIBarButtonItemStyleBordered];
    wide.width = 80.0;
    [self addToolbarAtY:258.0 items:[NSArray arrayWithObjects:
        [self titled:@"Plain" style:UIBarButtonItemStylePlain], fixed,
        [self titled:@"Done" style:UIBarButtonItemStyleDone], disabled, wide, nil]];
    UISlider *slider = [[UISlider alloc] initWithFrame:CGRectMake(0.0, 0.0, 160.0, 23.0)];
    slider.value = 0.5;
    UIBarButtonItem *custom = [[UIBarButtonItem alloc] initWithCustomView:slider];
    UIToolbar *tinted = [self addToolbarAtY:308.0 items:[NSArray arrayWithObjects:
        [self titled:@"Less" style:UIBarButtonItemStyleBordered], custom,
        [self titled:@"More" style:UIBarButtonItemStyleBordered], nil]];
    tinted.tintColor = [UIColor colorWithRed:0.2 green:0.4 blue:0.3 alpha:1.0];
    [custom release];
    [slider release];
}

- (void)pressed:(UIBarButtonItem *)item {
    [self tell:@"system item %d", (int)item.tag];
}

- (void)named:(UIBarButtonItem *)item {
    [self tell:@"%@", item.title];
}

@end
