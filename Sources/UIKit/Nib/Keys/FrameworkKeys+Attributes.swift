extension FrameworkKeys {
    static func viewAttributes(_ key: String) -> [InterfaceOutlet] {
        switch key {
        case "accessibilityHint":
            [InterfaceOutlet(\UIView.accessibilityHint), InterfaceOutlet(\UIBarItem.accessibilityHint)]
        case "accessibilityIdentifier":
            [InterfaceOutlet(\UIView.accessibilityIdentifier), InterfaceOutlet(\UIBarItem.accessibilityIdentifier)]
        case "accessibilityLabel":
            [InterfaceOutlet(\UIView.accessibilityLabel), InterfaceOutlet(\UIBarItem.accessibilityLabel)]
        case "accessibilityTraits": [InterfaceOutlet(\UIView.accessibilityTraits)]
        case "accessibilityValue": [InterfaceOutlet(\UIView.accessibilityValue)]
        case "isAccessibilityElement": [InterfaceOutlet(\UIView.isAccessibilityElement)]
        case "alpha": [InterfaceOutlet(\UIView.alpha)]
        case "autoresizesSubviews": [InterfaceOutlet(\UIView.autoresizesSubviews)]
        case "autoresizingMask": [InterfaceOutlet(\UIView.autoresizingMask)]
        case "backgroundColor": [InterfaceOutlet(\UIView.backgroundColor), InterfaceOutlet(\CALayer.backgroundColor)]
        case "bounds": [InterfaceOutlet(\UIView.bounds), InterfaceOutlet(\CALayer.bounds)]
        case "center": [InterfaceOutlet(\UIView.center)]
        case "clipsToBounds": [InterfaceOutlet(\UIView.clipsToBounds)]
        case "contentMode": [InterfaceOutlet(\UIView.contentMode)]
        case "contentStretch": [InterfaceOutlet(\UIView.contentStretch)]
        case "exclusiveTouch": [InterfaceOutlet(\UIView.isExclusiveTouch)]
        case "frame": [InterfaceOutlet(\UIView.frame), InterfaceOutlet(\CALayer.frame)]
        case "hidden": [InterfaceOutlet(\UIView.isHidden), InterfaceOutlet(\CALayer.isHidden)]
        case "multipleTouchEnabled": [InterfaceOutlet(\UIView.isMultipleTouchEnabled)]
        case "opaque": [InterfaceOutlet(\UIView.isOpaque), InterfaceOutlet(\CALayer.isOpaque)]
        case "tag": [InterfaceOutlet(\UIView.tag), InterfaceOutlet(\UIBarItem.tag)]
        case "tintColor":
            [
                InterfaceOutlet(\UINavigationBar.tintColor), InterfaceOutlet(\UIToolbar.tintColor),
                InterfaceOutlet(\UISearchBar.tintColor), InterfaceOutlet(\UITabBar.tintColor),
                InterfaceOutlet(\UIBarButtonItem.tintColor),
            ]
        case "userInteractionEnabled": [InterfaceOutlet(\UIView.isUserInteractionEnabled)]
        default: []
        }
    }

    static func textAttributes(_ key: String) -> [InterfaceOutlet] {
        switch key {
        case "adjustsFontSizeToFitWidth":
            [
                InterfaceOutlet(\UILabel.adjustsFontSizeToFitWidth),
                InterfaceOutlet(\UITextField.adjustsFontSizeToFitWidth),
            ]
        case "font":
            [
                InterfaceOutlet(\UILabel.font), InterfaceOutlet(\UITextField.font), InterfaceOutlet(\UITextView.font),
                InterfaceOutlet(\UIButton.font),
            ]
        case "highlightedTextColor": [InterfaceOutlet(\UILabel.highlightedTextColor)]
        case "lineBreakMode": [InterfaceOutlet(\UILabel.lineBreakMode), InterfaceOutlet(\UIButton.lineBreakMode)]
        case "minimumFontSize":
            [InterfaceOutlet(\UILabel.minimumFontSize), InterfaceOutlet(\UITextField.minimumFontSize)]
        case "numberOfLines": [InterfaceOutlet(\UILabel.numberOfLines)]
        case "placeholder": [InterfaceOutlet(\UITextField.placeholder), InterfaceOutlet(\UISearchBar.placeholder)]
        case "prompt": [InterfaceOutlet(\UINavigationItem.prompt), InterfaceOutlet(\UISearchBar.prompt)]
        case "secureTextEntry":
            [InterfaceOutlet(\UITextField.isSecureTextEntry), InterfaceOutlet(\UITextView.isSecureTextEntry)]
        case "shadowColor": [InterfaceOutlet(\UILabel.shadowColor), InterfaceOutlet(\CALayer.shadowColor)]
        case "shadowOffset": [InterfaceOutlet(\UILabel.shadowOffset), InterfaceOutlet(\CALayer.shadowOffset)]
        case "text":
            [
                InterfaceOutlet(\UILabel.text), InterfaceOutlet(\UITextField.text), InterfaceOutlet(\UITextView.text),
                InterfaceOutlet(\UISearchBar.text),
            ]
        case "textAlignment":
            [
                InterfaceOutlet(\UILabel.textAlignment), InterfaceOutlet(\UITextField.textAlignment),
                InterfaceOutlet(\UITextView.textAlignment),
            ]
        case "textColor":
            [
                InterfaceOutlet(\UILabel.textColor), InterfaceOutlet(\UITextField.textColor),
                InterfaceOutlet(\UITextView.textColor),
            ]
        case "title":
            [
                InterfaceOutlet(\UIViewController.title), InterfaceOutlet(\UINavigationItem.title),
                InterfaceOutlet(\UIBarItem.title),
            ]
        default: []
        }
    }

    static func controlAttributes(_ key: String) -> [InterfaceOutlet] {
        switch key {
        case "currentPage": [InterfaceOutlet(\UIPageControl.currentPage)]
        case "editable": [InterfaceOutlet(\UITextView.isEditable)]
        case "enabled":
            [
                InterfaceOutlet(\UIControl.isEnabled), InterfaceOutlet(\UILabel.isEnabled),
                InterfaceOutlet(\UIBarItem.isEnabled),
            ]
        case "hidesBottomBarWhenPushed": [InterfaceOutlet(\UIViewController.hidesBottomBarWhenPushed)]
        case "highlighted":
            [
                InterfaceOutlet(\UIControl.isHighlighted), InterfaceOutlet(\UILabel.isHighlighted),
                InterfaceOutlet(\UIImageView.isHighlighted),
            ]
        case "highlightedImage": [InterfaceOutlet(\UIImageView.highlightedImage)]
        case "image": [InterfaceOutlet(\UIImageView.image), InterfaceOutlet(\UIBarItem.image)]
        case "maximumValue": [InterfaceOutlet(\UISlider.maximumValue), InterfaceOutlet(\UIStepper.maximumValue)]
        case "minimumValue": [InterfaceOutlet(\UISlider.minimumValue), InterfaceOutlet(\UIStepper.minimumValue)]
        case "modalPresentationStyle": [InterfaceOutlet(\UIViewController.modalPresentationStyle)]
        case "modalTransitionStyle": [InterfaceOutlet(\UIViewController.modalTransitionStyle)]
        case "numberOfPages": [InterfaceOutlet(\UIPageControl.numberOfPages)]
        case "on": [InterfaceOutlet(\UISwitch.isOn)]
        case "pagingEnabled": [InterfaceOutlet(\UIScrollView.isPagingEnabled)]
        case "contentInset": [InterfaceOutlet(\UIScrollView.contentInset)]
        case "contentSize": [InterfaceOutlet(\UIScrollView.contentSize)]
        case "progress": [InterfaceOutlet(\UIProgressView.progress)]
        case "rowHeight": [InterfaceOutlet(\UITableView.rowHeight)]
        case "scrollEnabled": [InterfaceOutlet(\UIScrollView.isScrollEnabled)]
        case "scrollsToTop": [InterfaceOutlet(\UIScrollView.scrollsToTop)]
        case "selected": [InterfaceOutlet(\UIControl.isSelected), InterfaceOutlet(\UITableViewCell.isSelected)]
        case "selectedSegmentIndex": [InterfaceOutlet(\UISegmentedControl.selectedSegmentIndex)]
        case "selectionStyle": [InterfaceOutlet(\UITableViewCell.selectionStyle)]
        case "value": [InterfaceOutlet(\UISlider.value), InterfaceOutlet(\UIStepper.value)]
        case "wantsFullScreenLayout": [InterfaceOutlet(\UIViewController.wantsFullScreenLayout)]
        default: []
        }
    }

    static func layerAttributes(_ key: String) -> [InterfaceOutlet] {
        switch key {
        case "borderColor": [InterfaceOutlet(\CALayer.borderColor)]
        case "borderWidth": [InterfaceOutlet(\CALayer.borderWidth)]
        case "cornerRadius": [InterfaceOutlet(\CALayer.cornerRadius)]
        case "masksToBounds": [InterfaceOutlet(\CALayer.masksToBounds)]
        case "opacity": [InterfaceOutlet(\CALayer.opacity)]
        case "shadowOpacity": [InterfaceOutlet(\CALayer.shadowOpacity)]
        case "shadowRadius": [InterfaceOutlet(\CALayer.shadowRadius)]
        case "shouldRasterize": [InterfaceOutlet(\CALayer.shouldRasterize)]
        case "zPosition": [InterfaceOutlet(\CALayer.zPosition)]
        default: []
        }
    }
}
