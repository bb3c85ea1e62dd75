extension AutomaticAccessibility {
    /// Replaces the button's default properties by those that the app set on the item. The traits for disabled and
    /// selected remain the button's.
    @MainActor mutating func apply(_ item: UIBarItem) {
        if let isElement = item.accessibility.isElement { self.isElement = isElement }
        if let label = item.accessibilityLabel { self.label = label }
        if let value = item.accessibilityValue { self.value = value }
        let told = item.accessibilityTraits
        if !told.isEmpty { traits = told.union(traits.intersection([.notEnabled, .selected])) }
    }
}
