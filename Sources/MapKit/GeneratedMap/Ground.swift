import CoreLocation

/// Where there is land.
package enum Ground {
    /// Around known towns there is land, however roughly the coast is drawn, in metres.
    private static let townRadius = 24_000.0

    /// The land around a town as a circle on the map.
    struct Town {
        let center: MKMapPoint
        let radius: Double
    }

    static let towns: [Town] = KnownPlace.all.map {
        Town(
            center: MKMapPointForCoordinate($0.coordinate),
            radius: townRadius * MKMapPointsPerMeterAtLatitude($0.coordinate.latitude))
    }

    package static func isLand(_ point: MKMapPoint) -> Bool {
        if towns.contains(where: { hypot($0.center.x - point.x, $0.center.y - point.y) < $0.radius * 0.9 }) {
            return true
        }
        return isInside(point, LandTable.land) && !isInside(point, LandTable.lakes)
    }

    private static func isInside(_ point: MKMapPoint, _ rings: [LandTable.Ring]) -> Bool {
        rings.contains { ring in
            guard MKMapRectContainsPoint(ring.bounds, point) else { return false }
            var isInside = false
            var before = ring.points[ring.points.count - 1]
            for corner in ring.points {
                if (corner.y > point.y) != (before.y > point.y),
                    point.x < (before.x - corner.x) * (point.y - corner.y) / (before.y - corner.y) + corner.x
                {
                    isInside.toggle()
                }
                before = corner
            }
            return isInside
        }
    }
}
