// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Values.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::json {

// The form of a value in a document, where its type does not say all of it. A form has write(), which gives the JSON of
// a value, and read(), which sets a value or throws BadField; a form for what is only read or only written has one of
// them.

/// As the type says.
struct Plain {
  template <typename T>
  static OrderedJson write(const T &value) {
    return written(value);
  }

  template <typename T>
  static void read(T &value, const Json &json, const Place &place) {
    readInto(value, json, place);
  }
};

struct Text {
  std::size_t maximumLength = 4096;

  static OrderedJson write(const std::string &value) { return value; }

  void read(std::string &value, const Json &json, const Place &place) const {
    value = textFrom(json, place, maximumLength);
  }
};

/// A whole number that is not negative.
struct Count {
  std::uint64_t minimum = 0;
  std::uint64_t maximum = std::numeric_limits<std::uint64_t>::max(); ///< the type holds it

  static OrderedJson write(std::uint64_t value) { return value; }

  template <typename T>
  void read(T &value, const Json &json, const Place &place) const {
    value = static_cast<T>(countFrom(json, place, minimum, maximum));
  }
};

/// A finite number.
struct Number {
  double minimum = 0;
  double maximum = std::numeric_limits<double>::max();

  static OrderedJson write(double value) { return value; }

  void read(double &value, const Json &json, const Place &place) const {
    value = numberFrom(json, place, minimum, maximum);
  }
};

/// One of some names: an enumerator by its number, or a truth value.
template <std::size_t n>
struct Named {
  const std::array<std::string_view, n> &names;
  const char *mistake; ///< what is said of another text: "must be warm or flushed."

  template <typename T>
  OrderedJson write(const T &value) const {
    return names[static_cast<std::size_t>(value)];
  }

  template <typename T>
  void read(T &value, const Json &json, const Place &place) const {
    const auto found = std::ranges::find(names, textFrom(json, place));
    if (found == names.end()) place.refuse(mistake);
    value = static_cast<T>(found - names.begin());
  }
};

inline constexpr auto noCheck = [](const auto &, const auto &) {};

/// A list of bounded length. `check` sees the list once it was read, and its place.
template <typename Form = Plain, typename Check = decltype(noCheck)>
struct List {
  std::size_t minimum = 0;
  std::size_t maximum = 0;
  Form form = {};
  Check check = {};

  template <typename T>
  OrderedJson write(const std::vector<T> &values) const {
    OrderedJson out = OrderedJson::array();
    for (const T &value : values)
      out.push_back(form.write(value));
    return out;
  }

  template <typename T>
  void read(std::vector<T> &values, const Json &json, const Place &place) const {
    values.clear();
    for (const Json &value : listFrom(json, place, minimum, maximum)) {
      const Place element(place, values.size());
      form.read(values.emplace_back(), value, element);
    }
    check(values, place);
  }
};

/// One to three numbers, along x, y and z; those that are not given are 1.
template <typename T>
struct Extents {
  std::array<T, 3> maximum;

  static OrderedJson write(const std::array<T, 3> &values) { return values; }

  void read(std::array<T, 3> &values, const Json &json, const Place &place) const {
    values = {1, 1, 1};
    listFrom(json, place, 1, 3);
    for (std::size_t i = 0; i < json.size(); ++i) {
      const bool fits = json[i].is_number_unsigned() && json[i].template get<std::uint64_t>() >= 1 &&
                        json[i].template get<std::uint64_t>() <= static_cast<std::uint64_t>(maximum[i]);
      if (!fits)
        place.refuse("must hold whole numbers from 1; along " + std::string(1, "xyz"[i]) + " at most " +
                     std::to_string(maximum[i]) + ".");
      values[i] = json[i].template get<T>();
    }
  }
};

template <typename Form, typename T>
OrderedJson writtenAs(const Form &form, const T &value) {
  return form.write(value);
}

template <typename Form, typename T>
OrderedJson writtenAs(const Form &form, const std::optional<T> &value) {
  return value ? writtenAs(form, *value) : OrderedJson(nullptr);
}

template <typename Form, typename T>
void readAs(const Form &form, T &value, const Json &json, const Place &place) {
  form.read(value, json, place);
}

template <typename Form, typename T>
void readAs(const Form &form, std::optional<T> &value, const Json &json, const Place &place) {
  value.reset();
  if (!json.is_null()) readAs(form, value.emplace(), json, place);
}

} // namespace warpgrain::json
