/// Sorts objects into the sections of an index, as is the custom in the user's language: the letters of the alphabet,
/// and one section for the rest.
///
/// Objects are compared by a string that each of them gives under a selector: a property's name in Swift, any method
/// without arguments in Objective-C. Strings themselves have `self`.
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

    /// What the sections are called: headers of a table.
    open var sectionTitles: [String] { order.titles }

    /// What the index at the table's edge shows.
    open var sectionIndexTitles: [String] { order.titles }

    /// The section that a title of the index leads to.
    /// - Parameter indexTitleIndex: The title's place in ``sectionIndexTitles``; one beyond its ends counts as the end.
    /// - ObjC: sectionForSectionIndexTitleAtIndex:
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// The section that an object belongs to: the last one, if it has no string.
    /// - ObjC: sectionForObject:collationStringSelector:
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        order.section(of: CollationString.of(object, selector))
    }

    /// The objects in the order of their strings. Objects with equal strings keep their order.
    /// - ObjC: sortedArrayFromArray:collationStringSelector:
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        order.sorted(array.map { CollationString.of($0, selector) }).map { array[$0] }
    }
}
