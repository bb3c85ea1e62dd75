/// What a map that has no size yet is to show when it has one.
enum MapWish {
    case region(MKCoordinateRegion)
    case rect(MKMapRect, UIEdgeInsets)

    var region: MKCoordinateRegion {
        switch self {
        case .region(let region): region
        case .rect(let rect, _): MKCoordinateRegionForMapRect(rect)
        }
    }
}
