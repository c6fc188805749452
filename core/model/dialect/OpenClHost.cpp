// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/OpenClHost.h"

#include "core/model/dialect/HostText.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <set>
#include <string>

namespace warpgrain::model {

namespace {

using Words = HostText::Words;
using Word = std::string_view;

/// `(void *)&n` and `&n` are `n`; none for what is no address of a place.
std::optional<Words> pointee(const Words &argument) {
  const auto at = std::ranges::find(argument, Word("&"));
  if (at == argument.end() || at + 1 == argument.end()) return std::nullopt;
  return Words(at + 1, argument.end());
}

bool isNull(const Words &argument) {
  return argument.size() == 1 &&
         (argument[0] == "NULL" || argument[0] == "nullptr" || argument[0] == "0" || argument[0] == "__null");
}

class LaunchFinder {
public:
  LaunchFinder(std::string_view text, std::string_view kernel)
      : host_(text), name_("\"" + std::string(kernel) + "\"") {}

  std::vector<OpenClLaunch> find();

private:
  void kernels();
  void argument(const Words &position, const Words &size, const Words &value);
  void number(std::size_t position, const Words &value);
  void launch(const Words &dimensions, const Words &items, const Words &group);
  std::vector<std::int64_t> extents(const Words &argument, std::size_t dimensions);
  std::optional<std::int64_t> extent(const Words &expression);

  bool isKernel(const Words &argument) const { return places_.contains(HostText::joined(argument)); }

  HostText host_;
  std::string name_;
  std::set<std::string> places_; ///< variables that are the kernel
  OpenClLaunch next_;
  std::size_t counted_ = 0;       ///< arguments whose position a counter tells
  std::deque<std::string> names_; ///< of elements, which words refer to
  std::vector<OpenClLaunch> out_;
};

/// What the object of the kernel's name is assigned to: `k = clCreateKernel(program, "name", &error)`, and
/// `cl::Kernel k(program, "name")`.
void LaunchFinder::kernels() {
  const Words &words = host_.words();
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] != name_) continue;
    for (std::size_t at = i; at-- > 0;) {
      if (words[at] == ";" || words[at] == "{" || words[at] == "}") break;
      if (words[at] == "=") {
        places_.insert(host_.placeBefore(at));
        break;
      }
      if (words[at] == "(" && at > 1 && words[at - 2] == "Kernel") {
        places_.insert(std::string(words[at - 1]));
        break;
      }
    }
  }
}

void LaunchFinder::number(std::size_t position, const Words &value) {
  if (const auto found = host_.numberOf(value)) next_.arguments.insert_or_assign(position, *found);
}

void LaunchFinder::argument(const Words &position, const Words &size, const Words &value) {
  std::size_t at = counted_;
  // `argument++`
  if (position.size() == 2 && position[1] == "++")
    ++counted_;
  else if (const auto known = extent(position))
    at = static_cast<std::size_t>(*known);
  else
    return;
  if (isNull(value)) {
    if (const auto bytes = host_.numberOf(size)) next_.localBytes.insert_or_assign(at, *bytes);
  } else if (const auto place = pointee(value)) {
    number(at, *place);
  }
}

std::optional<std::int64_t> LaunchFinder::extent(const Words &expression) {
  const auto found = host_.numberOf(expression);
  const auto *whole = found ? std::get_if<std::int64_t>(&found->value) : nullptr;
  if (whole == nullptr) return std::nullopt;
  next_.isShapeGuess = next_.isShapeGuess || found->isGuess;
  return *whole;
}

/// Of an array, the address of a number, or a `cl::NDRange`.
std::vector<std::int64_t> LaunchFinder::extents(const Words &argument, std::size_t dimensions) {
  std::vector<Words> parts;
  const auto listOf = [&](const Words &words) { // `{a, b}`, `(a, b)`
    Words part;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
      if (words[i] == ",") {
        parts.push_back(std::move(part));
        part.clear();
      } else {
        part.push_back(words[i]);
      }
    }
    parts.push_back(std::move(part));
  };
  const auto range = std::ranges::find(argument, Word("NDRange"));
  if (range != argument.end()) {
    listOf(Words(range + 1, argument.end()));
  } else if (const auto place = pointee(argument)) {
    parts.push_back(*place);
  } else {
    const std::string name = HostText::joined(argument);
    const auto *values = host_.valuesOf(name);
    const bool isList = values != nullptr && values->size() == 1 && !values->front().empty() &&
                        (values->front()[0] == "{" || values->front()[0] == "(");
    if (isList && !host_.isChangedElsewhere(name)) listOf(values->front());
    for (std::size_t i = 0; !isList && i < dimensions; ++i) {
      names_.push_back(name + "[" + std::to_string(i) + "]");
      parts.push_back({Word(names_.back())});
    }
  }
  std::vector<std::int64_t> out;
  for (const Words &part : parts) {
    const auto each = extent(part);
    if (!each || *each <= 0) return {};
    out.push_back(*each);
  }
  if (dimensions > 0 && out.size() > dimensions) out.resize(dimensions);
  return out;
}

void LaunchFinder::launch(const Words &dimensions, const Words &items, const Words &group) {
  const auto rank = dimensions.empty() ? std::optional<std::int64_t>(0) : extent(dimensions);
  if (rank && *rank >= 0 && *rank <= 3) {
    next_.items = extents(items, static_cast<std::size_t>(*rank));
    if (!isNull(group) && HostText::joined(group) != "cl::NullRange")
      next_.group = extents(group, static_cast<std::size_t>(*rank));
  }
  out_.push_back(next_);
  next_.items.clear();
  next_.group.clear();
  next_.isShapeGuess = false;
  counted_ = 0;
}

std::vector<OpenClLaunch> LaunchFinder::find() {
  kernels();
  const Words &words = host_.words();
  for (std::size_t i = 0; !places_.empty() && i + 1 < words.size(); ++i) {
    const bool isOurs = words[i] == "clSetKernelArg" || words[i] == "clEnqueueNDRangeKernel" ||
                        words[i] == "enqueueNDRangeKernel" || words[i] == "setArg";
    if (!isOurs || words[i + 1] != "(") continue;
    const std::vector<Words> list = host_.listAt(i + 1);
    if (words[i] == "clSetKernelArg" && list.size() == 4 && isKernel(list[0]))
      argument(list[1], list[2], list[3]);
    else if (words[i] == "clEnqueueNDRangeKernel" && list.size() >= 6 && isKernel(list[1]))
      launch(list[2], list[4], list[5]);
    else if (words[i] == "enqueueNDRangeKernel" && list.size() >= 4 && isKernel(list[0]))
      launch({}, list[2], list[3]);
    else if (words[i] == "setArg" && list.size() == 2 && i > 1 && places_.contains(host_.placeBefore(i - 1)))
      if (const auto position = extent(list[0])) number(static_cast<std::size_t>(*position), list[1]);
  }
  return out_;
}

} // namespace

std::vector<OpenClLaunch> openClLaunches(std::string_view text, std::string_view kernel) {
  return LaunchFinder(text, kernel).find();
}

} // namespace warpgrain::model
