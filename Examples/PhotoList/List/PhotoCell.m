#import "PhotoCell.h"
#import "Photo.h"
#import "PhotoCellView.h"

@implementation PhotoCell

- (id)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
    if ((self = [super initWithStyle:style reuseIdentifier:identifier])) {
        photoView = [[PhotoCellView alloc] initWithFrame:self.contentView.bounds];
        photoView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        [self.contentView addSubview:photoView];
        self.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
    }
    return self;
}

- (Photo *)photo {
    return photoView.photo;
}

- (void)setPhoto:(Photo *)photo {
    photoView.photo = photo;
    self.accessibilityLabel = [NSString stringWithFormat:@"%@, %@", photo.title, photo.details];
}

- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated {
    [super setHighlighted:highlighted animated:animated];
    photoView.highlighted = highlighted || self.selected;
}

- (void)setSelected:(BOOL)selected animated:(BOOL)animated {
    [super setSelected:selected animated:animated];
    photoView.highlighted = selected || self.highlighted;
}

- (void)dealloc {
    [photoView release];
    [super dealloc];
}

@end
