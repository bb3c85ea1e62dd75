#import "MediaListController.h"
#import "MusicLibrary.h"

@implementation MediaListController {
    __unsafe_unretained MPMediaPickerController *_picker;
    MPMediaQuery *_query;
    /// The songs of one group; nil in the list that shows a query.
    MPMediaItemCollection *_group;
    /// Items, or collections of them.
    NSArray *_entities;
    NSArray *_sections;
    UILabel *_none;
}

- (id)initWithQuery:(MPMediaQuery *)query picker:(MPMediaPickerController *)picker {
    if ((self = [super initWithStyle:UITableViewStylePlain])) {
        _query = query;
        _picker = picker;
    }
    return self;
}

- (id)initWithGroup:(MPMediaItemCollection *)group picker:(MPMediaPickerController *)picker {
    if ((self = [super initWithStyle:UITableViewStylePlain])) {
        _group = group;
        _picker = picker;
    }
    return self;
}

/// Whether the rows are songs.
- (BOOL)showsItems { return _group || _query.groupingType == MPMediaGroupingTitle; }

- (void)viewDidLoad {
    [super viewDidLoad];
    self.navigationItem.rightBarButtonItem = [_picker makeEndButton];
    _none = [[UILabel alloc] initWithFrame:CGRectMake(0, 160, self.tableView.bounds.size.width, 30)];
    _none.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    _none.textAlignment = UITextAlignmentCenter;
    _none.font = [UIFont boldSystemFontOfSize:20];
    _none.textColor = [UIColor grayColor];
    _none.text = [NSString stringWithFormat:@"No %@", self.title];
    [self.tableView addSubview:_none];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    _entities = _group ? _group.items : self.showsItems ? _query.items : _query.collections;
    // A short list needs no letters at its side.
    BOOL hasSections = !_group && _query.groupingType != MPMediaGroupingPlaylist && [_entities count] > 12;
    _sections = !hasSections ? nil : self.showsItems ? _query.itemSections : _query.collectionSections;
    _none.hidden = [_entities count] > 0;
    self.tableView.separatorStyle = [_entities count] ? UITableViewCellSeparatorStyleSingleLine
                                                      : UITableViewCellSeparatorStyleNone;
    [self.tableView reloadData];
}

#pragma mark Rows

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return _sections ? [_sections count] : 1; }

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return _sections ? [[_sections objectAtIndex:section] range].length : [_entities count];
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    return [[_sections objectAtIndex:section] title];
}

- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView { return [_sections valueForKey:@"title"]; }

- (id)entityAt:(NSIndexPath *)indexPath {
    NSUInteger start = _sections ? [[_sections objectAtIndex:indexPath.section] range].location : 0;
    return [_entities objectAtIndex:start + indexPath.row];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"entity"];
    if (cell == nil) {
        cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"entity"];
    }
    if (self.showsItems) [self show:[self entityAt:indexPath] in:cell];
    else [self showGroup:[self entityAt:indexPath] in:cell];
    return cell;
}

- (void)show:(MPMediaItem *)item in:(UITableViewCell *)cell {
    BOOL isPicked = [_picker hasPicked:item];
    cell.textLabel.text = [item valueForProperty:MPMediaItemPropertyTitle];
    NSString *album = [item valueForProperty:MPMediaItemPropertyAlbumTitle];
    NSString *artist = [item valueForProperty:MPMediaItemPropertyArtist];
    cell.detailTextLabel.text = album && artist ? [NSString stringWithFormat:@"%@ - %@", album, artist]
                                : album         ? album
                                                : artist;
    cell.textLabel.textColor = isPicked ? [UIColor grayColor] : [UIColor blackColor];
    cell.accessoryView = !_picker.allowsPickingMultipleItems || isPicked ? nil : [self addButton];
}

- (void)showGroup:(MPMediaItemCollection *)group in:(UITableViewCell *)cell {
    NSString *title = [group valueForProperty:[MPMediaItem titlePropertyForGroupingType:_query.groupingType]];
    NSString *kind = [self.title hasSuffix:@"s"] ? [self.title substringToIndex:[self.title length] - 1] : self.title;
    cell.textLabel.text = title ? title : [@"Unknown " stringByAppendingString:kind];
    BOOL isAlbum = _query.groupingType == MPMediaGroupingAlbum;
    cell.detailTextLabel.text = isAlbum ? [group valueForProperty:MPMediaItemPropertyArtist] : nil;
    cell.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
}

/// The round plus. It adds the song whose row it is in.
- (UIButton *)addButton {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeContactAdd];
    button.userInteractionEnabled = NO;
    return button;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    id entity = [self entityAt:indexPath];
    if (!self.showsItems) {
        MediaListController *songs = [[MediaListController alloc] initWithGroup:entity picker:_picker];
        songs.title = [[[tableView cellForRowAtIndexPath:indexPath] textLabel] text];
        songs.navigationItem.prompt = self.navigationItem.prompt;
        [self.navigationController pushViewController:songs animated:YES];
        return;
    }
    if ([_picker hasPicked:entity]) return;
    [_picker pick:[NSArray arrayWithObject:entity]];
    [self show:entity in:[tableView cellForRowAtIndexPath:indexPath]];
}

@end
