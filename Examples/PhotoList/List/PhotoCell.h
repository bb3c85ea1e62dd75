@class Photo, PhotoCellView;

/// A row of the list: holds the view that draws.
@interface PhotoCell : UITableViewCell {
    PhotoCellView *photoView;
}

@property (nonatomic, retain) Photo *photo;

@end
