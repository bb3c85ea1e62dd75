/// Customization of a search bar's appearance (iOS 5).
extension UISearchBar {
    /// Sets a stretchable image that replaces the field's background; nil restores the standard one. The valid states
    /// are normal and disabled.
    /// - ObjC: setSearchFieldBackgroundImage:forState:
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        changeLook { $0.fieldBackgrounds[exactly: state] = backgroundImage }
    }

    /// - ObjC: searchFieldBackgroundImageForState:
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        look.fieldBackgrounds.value(for: state)
    }

    /// The offset of the field's background, in points. Zero by default.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { look.fieldBackgroundOffset }
        set { changeLook { $0.fieldBackgroundOffset = newValue } }
    }

    /// The offset of the text in the field, in points. Zero by default.
    public var searchTextPositionAdjustment: UIOffset {
        get { look.textOffset }
        set { changeLook { $0.textOffset = newValue } }
    }

    /// Sets the offset of an icon in the field, in points.
    /// - ObjC: setPositionAdjustment:forSearchBarIcon:
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        changeLook { $0.iconOffsets[icon] = adjustment }
    }

    /// - ObjC: positionAdjustmentForSearchBarIcon:
    public func positionAdjustment(for icon: Icon) -> UIOffset { look.iconOffsets[icon] ?? .zero }

    /// A stretchable image behind the scope buttons; nil, the default, means the bar's background.
    public var scopeBarBackgroundImage: UIImage? {
        get { look.scopeBackground }
        set { changeLook { $0.scopeBackground = newValue } }
    }

    /// Sets a stretchable image that replaces the background of the scope buttons; nil restores the standard one.
    /// - ObjC: setScopeBarButtonBackgroundImage:forState:
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        changeLook { $0.scopeButtonBackgrounds[exactly: state] = backgroundImage }
    }

    /// - ObjC: scopeBarButtonBackgroundImageForState:
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        look.scopeButtonBackgrounds.value(for: state)
    }

    /// - ObjC: setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState:
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        changeLook {
            $0.scopeDividers[SegmentLook.Divider(left: leftState, right: rightState, metrics: .default)] = dividerImage
        }
    }

    /// - ObjC: scopeBarButtonDividerImageForLeftSegmentState:rightSegmentState:
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        look.scopeDividers[SegmentLook.Divider(left: leftState, right: rightState, metrics: .default)]
    }

    /// - ObjC: setScopeBarButtonTitleTextAttributes:forState:
    public func setScopeBarButtonTitleTextAttributes(_ attributes: [String: Any]?, for state: UIControl.State) {
        changeLook { $0.scopeTitleAttributes[exactly: state] = attributes }
    }

    /// - ObjC: scopeBarButtonTitleTextAttributesForState:
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [String: Any]? {
        look.scopeTitleAttributes.value(for: state)
    }
}
