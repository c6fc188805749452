// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Forms.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace warpgrain::json {

// An object of a document as the list of its fields, from which it is both written and read. The list is made for one
// value and refers to its members:
//
//     auto conditionFields(Condition &c) {
//       return fields(required("sm_mhz", c.smMegahertz), sparse("slowdowns", c.slowdowns, List{0, 1000}));
//     }
//
// object(conditionFields) is the form of a Condition. Fields are written, and read, in the order of the list.

enum class Presence : std::uint8_t {
  required, ///< always there
  optional, ///< always written; where it is not there or null, the value stays as it is
  sparse,   ///< read likewise; written where it is not empty
  orNull,   ///< read likewise; where it is empty, null is written
};

/// What sparse() leaves out: the type's default.
template <typename T>
bool isEmpty(const T &value) {
  if constexpr (requires { value.empty(); })
    return value.empty();
  else if constexpr (requires { value.has_value(); })
    return !value.has_value();
  else
    return value == T{};
}

template <Presence presence, typename T, typename Form>
struct Field {
  const char *key;
  T &value;
  Form form;

  void write(OrderedJson &out) const {
    if constexpr (presence == Presence::sparse || presence == Presence::orNull) {
      if (isEmpty(value)) {
        if (presence == Presence::orNull) out[key] = nullptr;
        return;
      }
    }
    out[key] = writtenAs(form, value);
  }

  void read(const Object &object) const {
    if (presence == Presence::required || object.has(key))
      readAs(form, value, object.value(key), Place(object.place(), key));
  }
};

/// What is written and, where a document is read, taken for granted.
struct Constant {
  const char *key;
  OrderedJson value;

  void write(OrderedJson &out) const { out[key] = value; }

  static void read(const Object &) {}
};

/// What documents may have and who writes them does not; its reader takes it by itself.
struct KnownKey {
  const char *key;

  static void write(OrderedJson &) {}

  static void read(const Object &) {}
};

/// The form of a value for which none is given. Texts have a bound, so that no message is longer than a screen.
template <typename T>
using UsualForm = std::conditional_t<std::is_same_v<T, std::string>, Text, Plain>;

template <typename T, typename Form = UsualForm<T>>
auto required(const char *key, T &value, Form form = {}) {
  return Field<Presence::required, T, Form>{key, value, std::move(form)};
}

template <typename T, typename Form = UsualForm<T>>
auto optional(const char *key, T &value, Form form = {}) {
  return Field<Presence::optional, T, Form>{key, value, std::move(form)};
}

template <typename T, typename Form = UsualForm<T>>
auto sparse(const char *key, T &value, Form form = {}) {
  return Field<Presence::sparse, T, Form>{key, value, std::move(form)};
}

template <typename T, typename Form = UsualForm<T>>
auto orNull(const char *key, T &value, Form form = {}) {
  return Field<Presence::orNull, T, Form>{key, value, std::move(form)};
}

inline Constant constant(const char *key, OrderedJson value) {
  return {key, std::move(value)};
}

inline KnownKey known(const char *key) {
  return {key};
}

template <typename... Field>
struct Fields {
  std::tuple<Field...> list;
  bool allowsOthers = false;
};

/// The fields of an object that has no others.
template <typename... Field>
Fields<Field...> fields(Field... list) {
  return {.list = {std::move(list)...}};
}

/// The fields of an object to which later versions may add others.
template <typename... Field>
Fields<Field...> openFields(Field... list) {
  return {.list = {std::move(list)...}, .allowsOthers = true};
}

template <typename... Field>
OrderedJson written(const Fields<Field...> &all) {
  OrderedJson out = OrderedJson::object();
  std::apply([&out](const auto &...field) { (field.write(out), ...); }, all.list);
  return out;
}

template <typename... Field>
void readFields(const Fields<Field...> &all, const Object &object) {
  std::apply(
      [&](const auto &...field) {
        if (!all.allowsOthers) object.allowOnly(std::array{std::string_view(field.key)...});
        (field.read(object), ...);
      },
      all.list);
}

/// What `fieldsOf` lists of a value. `check` sees the value once it was read, and what it was read from.
template <typename FieldsOf, typename Check>
struct ObjectForm {
  FieldsOf fieldsOf;
  Check check;

  template <typename T>
  OrderedJson write(const T &value) const {
    return written(fieldsOf(const_cast<T &>(value))); // which only reading changes
  }

  template <typename T>
  void read(T &value, const Json &json, const Place &place) const {
    const Object object(json, place);
    readFields(fieldsOf(value), object);
    check(value, object);
  }
};

template <typename FieldsOf, typename Check = decltype(noCheck)>
constexpr auto object(FieldsOf fieldsOf, Check check = {}) {
  return ObjectForm<FieldsOf, Check>{std::move(fieldsOf), std::move(check)};
}

} // namespace warpgrain::json
