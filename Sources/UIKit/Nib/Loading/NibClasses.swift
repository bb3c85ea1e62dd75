/// The framework classes that can occur in a nib, by their names in nibs.
///
/// Some are private classes of Apple, such as that of rounded-rectangle buttons. Other classes are looked up in the
/// app; see ``NibLanguage``.
@MainActor package enum NibClasses {
    /// - Returns: nil if the class is not a framework class.
    package static func named(_ name: String) -> (any NibObject.Type)? { table[name] }

    private static let table: [String: any NibObject.Type] = [
        // Views.
        "UIView": UIView.self,
        "UIWindow": UIWindow.self,
        "UILabel": UILabel.self,
        "UIImageView": UIImageView.self,
        "UIActivityIndicatorView": UIActivityIndicatorView.self,
        "UIProgressView": UIProgressView.self,
        "UIPickerView": UIPickerView.self,
        "UIScrollView": UIScrollView.self,
        "UITextView": UITextView.self,
        "UIAlertView": UIAlertView.self,
        "UIActionSheet": UIActionSheet.self,

        // Controls.
        "UIControl": UIControl.self,
        "UIButton": UIButton.self,
        "UIRoundedRectButton": UIButton.self,
        "UIThreePartButton": UIButton.self,
        "UIDatePicker": UIDatePicker.self,
        "UIPageControl": UIPageControl.self,
        "UIRefreshControl": UIRefreshControl.self,
        "UISegment": SegmentView.self,
        "UISegmentedControl": UISegmentedControl.self,
        "UISlider": UISlider.self,
        "UIStepper": UIStepper.self,
        "UISwitch": UISwitch.self,
        "UITextField": UITextField.self,

        // Tables.
        "UITableView": UITableView.self,
        "UITableViewCell": UITableViewCell.self,
        "UITableViewCellContentView": TableCellContentView.self,
        "UITableViewLabel": UILabel.self,

        // Bars and their items.
        "UINavigationBar": UINavigationBar.self,
        "UISearchBar": UISearchBar.self,
        "UITabBar": UITabBar.self,
        "UIToolbar": UIToolbar.self,
        "UIBarButtonItem": UIBarButtonItem.self,
        "UINavigationItem": UINavigationItem.self,
        "UITabBarItem": UITabBarItem.self,

        // Controllers.
        "UIViewController": UIViewController.self,
        "UINavigationController": UINavigationController.self,
        "UIPageViewController": UIPageViewController.self,
        "UISplitViewController": UISplitViewController.self,
        "UITabBarController": UITabBarController.self,
        "UITableViewController": UITableViewController.self,
        "UIPopoverController": UIPopoverController.self,
        "UISearchDisplayController": UISearchDisplayController.self,
        "UIRuntimeAccessibilityConfiguration": AccessibilityConfiguration.self,

        // Values.
        "UIBezierPath": UIBezierPath.self,
        "UIButtonContent": UIButtonContent.self,
        "UIColor": UIColor.self,
        "UIFont": UIFont.self,
        "UIImage": UIImage.self,

        // What joins objects.
        "UINibKeyValuePair": NibAttribute.self,
        "UIRuntimeEventConnection": NibAction.self,
        "UIRuntimeOutletCollectionConnection": NibOutletCollection.self,
        "UIRuntimeOutletConnection": NibOutlet.self,

        // Storyboards.
        "UIStoryboardSegueTemplate": SegueTemplate.self,
        "UIStoryboardPushSegueTemplate": PushSegueTemplate.self,
        "UIStoryboardModalSegueTemplate": ModalSegueTemplate.self,
        "UIStoryboardPopoverSegueTemplate": PopoverSegueTemplate.self,
        "UIStoryboardReplaceSegueTemplate": ReplaceSegueTemplate.self,
        "UIStoryboardEmbedSegueTemplate": EmbedSegueTemplate.self,
        "UIStoryboardUnwindSegueTemplate": UnwindSegueTemplate.self,
        "UINib": ArchivedNib.self,
        "UITableViewSection": StaticTableSection.self,

        // Gestures.
        "UILongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "UIPanGestureRecognizer": UIPanGestureRecognizer.self,
        "UIPinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "UIRotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "UISwipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "UITapGestureRecognizer": UITapGestureRecognizer.self,
    ]
}
