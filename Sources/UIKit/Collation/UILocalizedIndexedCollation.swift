/// Sorts objects into the sections of an index according to the user's language: a section for each letter of the
/// alphabet, and one for other strings.
///
/// Objects are compared by a string that they return for a selector: a property in Swift, any method without arguments
/// in Objective-C. For strings the selector is `self`.
@MainActor open class UILocalizedIndexedCollation: PlatformObject {
    private let order: CollationOrder

    /// The collation of the user's language.
    /// - ObjC: currentCollation
    open class func current() -> UILocalizedIndexedCollation { shared }

    private static let shared = UILocalizedIndexedCollation(locale: .current)

    /// - ObjC: -
    package init(locale: Locale) {
        order = CollationOrder(locale: locale)
        super.init(platform: ())
    }

    /// The titles of the sections, for the headers of a table.
    open var sectionTitles: [String] { order.titles }

    /// The titles for the section index at the edge of a table.
    open var sectionIndexTitles: [String] { order.titles }

    /// The section for a title of the section index.
    /// - Parameter indexTitleIndex: The index in ``sectionIndexTitles``; clamped to the valid range.
    /// - ObjC: sectionForSectionIndexTitleAtIndex:
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// The section of an object; the last one if the object has no string for the selector.
    /// - ObjC: sectionForObject:collationStringSelector:
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        order.section(of: CollationString.of(object, selector))
    }

    /// The objects sorted by their strings. The sort is stable.
    /// - ObjC: sortedArrayFromArray:collationStringSelector:
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        order.sorted(array.map { CollationString.of($0, selector) }).map { array[$0] }
    }
}
