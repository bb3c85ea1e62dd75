extension AutomaticAccessibility {
    /// What the app says about the item that a button shows goes before what the button says of itself; whether it is
    /// enabled and selected stays the button's to say.
    @MainActor mutating func apply(_ item: UIBarItem) {
        if let isElement = item.accessibility.isElement { self.isElement = isElement }
        if let label = item.accessibilityLabel { self.label = label }
        if let value = item.accessibilityValue { self.value = value }
        let told = item.accessibilityTraits
        if !told.isEmpty { traits = told.union(traits.intersection([.notEnabled, .selected])) }
    }
}
