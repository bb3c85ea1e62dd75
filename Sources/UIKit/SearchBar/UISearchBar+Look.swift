/// The look that an app gives the bar (iOS 5).
extension UISearchBar {
    /// Gives the field a stretchable image in the place of the round one; nil brings that back. The states are normal
    /// and disabled.
    /// - ObjC: setSearchFieldBackgroundImage:forState:
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        changeLook { $0.fieldBackgrounds[exactly: state] = backgroundImage }
    }

    /// - ObjC: searchFieldBackgroundImageForState:
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        look.fieldBackgrounds.value(for: state)
    }

    /// Moves the field, in points.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { look.fieldBackgroundOffset }
        set { changeLook { $0.fieldBackgroundOffset = newValue } }
    }

    /// Moves the text within the field, in points.
    public var searchTextPositionAdjustment: UIOffset {
        get { look.textOffset }
        set { changeLook { $0.textOffset = newValue } }
    }

    /// Moves an icon of the field, in points.
    /// - ObjC: setPositionAdjustment:forSearchBarIcon:
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        changeLook { $0.iconOffsets[icon] = adjustment }
    }

    /// - ObjC: positionAdjustmentForSearchBarIcon:
    public func positionAdjustment(for icon: Icon) -> UIOffset { look.iconOffsets[icon] ?? .zero }

    /// A stretchable image behind the scopes; nil, the default, means that of the bar.
    public var scopeBarBackgroundImage: UIImage? {
        get { look.scopeBackground }
        set { changeLook { $0.scopeBackground = newValue } }
    }

    /// Gives the scopes a stretchable image in the place of their raised background.
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
