/// The names of large countries and oceans on generated maps of the world.
enum CountryTable {
    struct Country {
        let name: String
        let place: MKMapPoint
        let isWater: Bool
    }

    static let all: [Country] =
        (lands.split(separator: "\n").map { ($0, false) }
        + waters.split(separator: "\n").map { ($0, true) }).compactMap { line, isWater in
            let parts = line.split(separator: "|").map(String.init)
            guard parts.count == 3, let latitude = Double(parts[1]), let longitude = Double(parts[2]) else {
                return nil
            }
            let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            return Country(name: parts[0], place: MKMapPointForCoordinate(place), isWater: isWater)
        }

    private static let lands = """
        Canada|57|-106
        United States|39|-98
        Mexico|24|-102
        Brazil|-10|-53
        Argentina|-36|-66
        Peru|-9|-75
        Colombia|4|-73
        Greenland|73|-42
        United Kingdom|53|-1.5
        France|46.5|2.5
        Spain|40|-4
        Germany|51|10
        Italy|43|12
        Poland|52|19
        Ukraine|49|32
        Sweden|62|15
        Turkey|39|35
        Russia|62|95
        Kazakhstan|48|67
        China|35|104
        Mongolia|46.5|103
        India|22|79
        Japan|36|138
        Iran|32|54
        Saudi Arabia|24|45
        Egypt|27|30
        Libya|27|17
        Algeria|28|3
        Sudan|14|30
        Nigeria|9|8
        Congo|-3|23
        Ethiopia|8|39
        South Africa|-30|24
        Australia|-25|134
        Indonesia|-2|113
        """

    private static let waters = """
        Atlantic Ocean|30|-42
        Atlantic Ocean|-25|-18
        Pacific Ocean|10|-140
        Pacific Ocean|-30|-120
        Pacific Ocean|20|165
        Indian Ocean|-20|80
        """
}
