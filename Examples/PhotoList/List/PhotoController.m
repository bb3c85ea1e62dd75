#import "PhotoController.h"
#import "Photo.h"

@implementation PhotoController

- (id)initWithPhoto:(Photo *)aPhoto {
    if ((self = [super initWithNibName:nil bundle:nil])) {
        photo = [aPhoto retain];
        self.title = photo.title;
        [photo addObserver:self forKeyPath:@"image" options:0 context:NULL];
    }
    return self;
}

- (void)loadView {
    imageView = [[UIImageView alloc] initWithImage:photo.image];
    imageView.contentMode = UIViewContentModeScaleAspectFit;
    imageView.backgroundColor = [UIColor blackColor];
    self.view = imageView;
    [photo fetchImage];
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    imageView.image = photo.image;
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

- (void)viewDidUnload {
    [super viewDidUnload];
    [imageView release];
    imageView = nil;
}

- (void)dealloc {
    [photo removeObserver:self forKeyPath:@"image"];
    [photo release];
    [imageView release];
    [super dealloc];
}

@end
